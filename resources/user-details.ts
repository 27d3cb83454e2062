import { dateTime, defineResource, flag, getPage, longText, secret, text } from '../src/declare';

export const userDetails = defineResource({
  name: 'user-details',
  label: 'User Details',
  item: 'User',
  icon: 'people',
  fields: {
    name: text('Name'),
    email: text('Email', { format: 'email' }),
    phoneno: text('Phone', { format: 'phone' }),
    // A day without a time, shown as it came: converted between zones it could become another day.
    dob: text('DOB', { format: 'short' }),
    address: longText('Address'),
    pin_no: text('PIN No', { format: 'short' }),
    pan_no: text('PAN No', { format: 'code' }),
    otp: secret('OTP'),
    password: secret('Password'),
    email_otp: secret('Email OTP'),
    // Of one the site sends a number, of the other a text: 1 and '1' are told apart.
    email_verified: flag('Email Verified', { on: 1, yes: 'Yes', no: 'No' }),
    status: flag('Status', { on: '1', yes: 'Active', no: 'Inactive', chip: true }),
    created_at: dateTime('Created At'),
  },
  title: 'name',
  list: {
    from: getPage('/loan/userDetails', 'data'),
    columns: [
      'id',
      'name',
      'email',
      'phoneno',
      'dob',
      'address',
      'pin_no',
      'pan_no',
      'otp',
      'password',
      'email_otp',
      'email_verified',
      'status',
      'created_at',
    ],
  },
});

import { defineSite, get, post } from '../../../../src/declare';

/**
 * https://docs.frappe.io/framework/user/en/api/rest with a session in a cookie. What protects it from other sites is in the
 * pages of Frappe; an app gives it to others by a method of its own.
 */
export const site = defineSite({
  auth: {
    login: post('/method/login'),
    typed: { username: 'usr', password: 'pwd' },
    label: 'Email',
    token: { cookie: true },
    csrf: { header: 'X-Frappe-CSRF-Token', from: get('/method/console.csrf_token'), answer: 'message' },
    user: 'full_name',
    logout: post('/method/logout'),
    ends: [401, 403],
  },
  errors: { message: 'exception' },
  uploads: { images: '/files' },
  title: 'Frappe',
});

import { devanagariFamilyNames, familyNames, givenNames, hostileTexts, messages, places } from './people.ts';
import { type SeededRandom, seededRandom } from './seededRandom.ts';

/** A row to be inserted. */
export type SeedRow = Readonly<Record<string, string | number | null>>;

interface Person {
  readonly given: string;
  readonly family: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly pan: string;
}

interface Draw extends Person {
  readonly random: SeededRandom;
  readonly id: number;
  /** ISO date and time, or null. */
  readonly date: string | null;
  /** The value, or in some rows empty text or nothing. */
  maybe(value: string): string | null;
}

const NEWEST = Date.UTC(2026, 1, 20, 13, 5);
const DAY_MS = 24 * 60 * 60 * 1000;
const positions = [
  'Relationship Manager',
  'Content Writer',
  'Branch Manager',
  'Credit Analyst',
  'Tele-caller',
  'Intern',
];
const loanNames = ['Home Loan', 'Personal Loan', 'Loan Against Property', 'Business Loan', 'Gold Loan', 'Car Loan'];
const entityTypes = ['Proprietorship', 'Partnership', 'Private Limited', 'LLP'];
const professions = ['Chartered Accountant', 'Insurance Agent', 'Builder', 'Car Dealer', 'Teacher', 'Tax Consultant'];

/** The rows of the six submission tables by table name, oldest first, always the same. */
export function submissionRows(): Readonly<Record<string, readonly SeedRow[]>> {
  return {
    talk_to_expart: rows('talk', 101, 137, talk),
    user_details: rows('user', 201, 240, user),
    career_form: rows('career', 301, 43, career),
    offer_form: rows('offer', 401, 400, offer),
    dsa_form: rows('dsa', 501, 36, dsa),
    business_partner_form: rows('partner', 601, 31, partner),
  };
}

function rows(seed: string, firstId: number, count: number, make: (draw: Draw) => SeedRow): SeedRow[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const age = count - 1 - index;
    const date = new Date(NEWEST - age * DAY_MS - random.below(DAY_MS)).toISOString();
    const hostile = age % 7 === 3 ? hostileTexts[Math.floor(age / 7) % hostileTexts.length] : undefined;
    const maybe = (value: string) => (random.chance(0.12) ? random.pick(['', null]) : value);
    const draw = { ...person(random, hostile), random, id: firstId + index, date: age % 11 === 5 ? null : date, maybe };
    return { id: draw.id, ...make(draw) };
  });
}

function person(random: SeededRandom, hostile: string | undefined): Person {
  const given = hostile ?? random.pick(givenNames);
  const family = random.pick(/[ऀ-ॿ]/.test(given) ? devanagariFamilyNames : familyNames);
  const mailbox = `${random.pick(givenNames.slice(0, 25)).toLowerCase()}.${random.digits(3)}`;
  return {
    given,
    family,
    name: hostile ?? `${given} ${family}`,
    email: `${mailbox}@example.com`,
    phone: `555${random.digits(7)}`,
    pan: `ZZZPZ${random.digits(4)}Z`,
  };
}

const talk = ({ name, email, random, date }: Draw): SeedRow => ({
  name,
  email,
  message: random.pick([...messages, ...hostileTexts.slice(0, 4)]),
  created_at: date,
});

const user = ({ name, email, phone, pan, random, date, maybe }: Draw): SeedRow => {
  const [city, , pin] = random.pick(places);
  const verified = random.chance(0.7);
  return {
    name,
    email: maybe(email),
    phoneno: maybe(phone),
    dob: maybe(`${1958 + random.below(48)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`),
    address: maybe(
      `${1 + random.below(240)} ${random.pick(['Sample Street', 'Example Road', 'Lake View Colony, near the old water tower'])}, ${city}`,
    ),
    pin_no: maybe(`${pin}${random.digits(3)}`),
    pan_no: maybe(pan),
    otp: maybe(random.digits(6)),
    password: maybe(`Sample@${random.digits(3)}`),
    email_otp: verified ? null : random.digits(6),
    email_verified: verified ? 1 : random.pick([0, 0, null]),
    status: random.pick(['1', '1', '1', '0', '2', null]),
    created_at: date,
  };
};

const career = ({ name, given, email, phone, random, id, date, maybe }: Draw): SeedRow => ({
  fullname: name,
  email,
  phone: maybe(phone),
  position: random.pick(positions),
  message: random.pick(['Four years in retail lending.', '', 'I can start next month.', ...messages.slice(5, 9)]),
  resume: random.chance(0.2)
    ? null
    : `${/^[A-Z][a-z]+$/.test(given) ? given.toLowerCase() : 'applicant'} resume ${id}.pdf`,
  created_at: date,
});

const offer = ({ name, phone, random, date, maybe }: Draw): SeedRow => {
  const employment = random.pick(['Salaried', 'Self Employed', 'Self Employed Professional']);
  return {
    name,
    phoneno: phone,
    loan_name: random.pick(loanNames),
    employment_type: maybe(employment),
    entity_type: employment === 'Salaried' ? null : random.pick(entityTypes),
    createAt: date,
  };
};

const dsa = ({ name, phone, pan, email, random, id, date, maybe }: Draw): SeedRow => ({
  full_name: name,
  contact_no: phone,
  phone_no: maybe(`555${random.digits(7)}`),
  pan_no: pan,
  email,
  gst_img: random.chance(0.2) ? null : random.pick([`gst-${id}.pdf`, `gst-${id}.pdf`, `gst certificate ${id}.png`]),
  created_at: date,
});

const partner = ({ given, family, phone, pan, email, random, date }: Draw): SeedRow => {
  const [city, state] = random.pick(places);
  return {
    f_name: given,
    m_name: random.pick([null, '', 'K', 'Kumar', 'Devi']),
    l_name: family,
    phone_no: phone,
    pan_no: pan,
    email,
    profession: random.pick(professions),
    state,
    city,
    created_at: date,
  };
};

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/**
 * Declarations that must not compile. Above each rejected line stand the error code and part of the compiler’s message;
 * `wrong.test.ts` checks that exactly these lines are rejected with these messages.
 */
import {
  choice,
  choices,
  custom,
  date,
  dateTime,
  defineKind,
  definePage,
  defineResource,
  defineSite,
  del,
  email,
  file,
  fileLink,
  flag,
  get,
  getPage,
  group,
  image,
  json,
  list,
  longText,
  number,
  password,
  patch,
  phone,
  post,
  put,
  reference,
  references,
  regular,
  secret,
  text,
  time,
  toggle,
  url,
} from '../../src/declare';

const names = { name: 'things', label: 'Things', item: 'Thing' } as const;
const fields = {
  owner_id: reference('Owner', { to: 'owners', required: true }),
  words: longText('Words', { required: true }),
  made_at: dateTime('Made At'),
} as const;

export const slotOfAnotherNameThanTheScope = defineResource({
  ...names,
  fields,
  scope: 'owner_id',
  list: {
    // TS2375: Property 'owner_id' is missing in type 'Readonly<Record<"ownerId", string>>'
    from: get('/things/:ownerId', 'things'),
  },
});

export const scopeWithoutSlot = defineResource({
  ...names,
  fields,
  scope: 'owner_id',
  list: {
    // TS2375: Property 'owner_id' is missing in type 'Readonly<Record<never, string>>'
    from: get('/things', 'things'),
  },
});

export const slotWithoutScope = defineResource({
  ...names,
  fields,
  list: {
    // TS2375: Property 'owner_id' is missing in type 'Readonly<Record<never, Id>>'
    from: get('/things/:owner_id', 'things'),
  },
});

export const scopeOnAField = defineResource({
  ...names,
  fields,
  // TS2322: Type '"words"' is not assignable to type '"owner_id" | readonly "owner_id"[]'
  scope: 'words',
  list: { from: get('/things/:owner_id', 'things') },
});

export const scopeOnNothing = defineResource({
  ...names,
  fields,
  // TS2322: Type '"owner"' is not assignable to type '"owner_id" | readonly "owner_id"[]'
  scope: 'owner',
  list: { from: get('/things/:owner_id', 'things') },
});

export const unknownColumn = defineResource({
  ...names,
  fields,
  list: {
    from: get('/things', 'things'),
    // TS2820: Did you mean '"words"'?
    columns: ['id', 'wrods'],
  },
});

export const computedColumnOfNothing = defineResource({
  ...names,
  fields,
  list: {
    from: get('/things', 'things'),
    // TS2339: Property 'more' does not exist on type 'Row<
    columns: [{ label: 'Both', value: (row) => `${row.words} ${row.more}` }],
  },
});

export const listThroughPost = defineResource({
  ...names,
  fields,
  list: {
    // TS2375: Type '"POST"' is not assignable to type '"GET"'
    from: post('/things'),
  },
});

export const unknownListForm = defineResource({
  ...names,
  fields,
  list: {
    from: get('/things', 'things'),
    // TS2322: Type '"rows"' is not assignable to type '"cards" | "grid" | "table" | undefined'
    as: 'rows',
  },
});

export const editReadWithoutId = defineResource({
  ...names,
  fields,
  edit: {
    // TS2375: Property 'id' is missing in type 'Readonly<Record<never, string>>'
    from: get('/thing', 'thing'),
    via: put('/thing/:id'),
  },
});

export const editSentWithoutId = defineResource({
  ...names,
  fields,
  edit: {
    from: get('/thing/:id', 'thing'),
    // TS2375: Property 'id' is missing in type 'Readonly<Record<never, string>>'
    via: put('/thing'),
  },
});

export const editWithoutRead = defineResource({
  ...names,
  fields,
  // TS2322: Property 'from' is missing in type '{ via: Endpoint<"id", "PUT", "id">; }'
  edit: { via: put('/thing/:id') },
});

export const createWithId = defineResource({
  ...names,
  fields,
  create: {
    // TS2375: Property 'id' is missing in type 'Readonly<Record<"made_at" | "owner_id" | "words", Id>>'
    via: post('/thing/:id'),
  },
});

export const formWithAFieldThatIsOnlyShown = defineResource({
  ...names,
  fields,
  create: {
    via: post('/thing'),
    // TS2322: Type '"made_at"' is not assignable to type 'NamesOf<
    fields: ['words', 'made_at'],
  },
});

export const formThatLeadsNowhere = defineResource({
  ...names,
  fields,
  create: {
    via: post('/thing'),
    // TS2322: Type '"home"' is not assignable to type '"back" | "list" | undefined'
    then: 'home',
  },
});

export const removeThroughPut = defineResource({
  ...names,
  fields,
  // TS2375: Type '"PUT"' is not assignable to type '"DELETE" | "POST"'
  remove: { via: put('/thing/:id') },
});

export const removeWithoutId = defineResource({
  ...names,
  fields,
  // TS2375: Property 'id' is missing in type 'Readonly<Record<never, string>>'
  remove: { via: del('/things') },
});

export const removeThatAsksNothing = defineResource({
  ...names,
  fields,
  // TS2322: Type 'true' is not assignable to type 'string | false | undefined'
  remove: { via: del('/thing/:id'), ask: true },
});

export const misspeltWord = defineResource({
  ...names,
  fields,
  // TS2561: 'lists' does not exist in type 'Resource<
  lists: { from: get('/things', 'things') },
});

export const misspeltWordOfAList = defineResource({
  ...names,
  fields,
  list: {
    from: get('/things', 'things'),
    // TS2561: Did you mean to write 'columns'?
    colums: ['words'],
  },
});

export const misspeltWordOfAForm = defineResource({
  ...names,
  fields,
  edit: {
    from: get('/thing/:id', 'thing'),
    via: put('/thing/:id'),
    // TS2561: Did you mean to write 'button'?
    buttom: 'Save',
  },
});

export const unknownIcon = defineResource({
  ...names,
  fields,
  // TS2322: Type '"rocket"' is not assignable to type '"article" | "badge"
  icon: 'rocket',
});

export const titleOfNothing = defineResource({
  ...names,
  fields,
  // TS2322: Type '"name"' is not assignable to type 'NamesOf<
  title: 'name',
});

export const parameterOfNoField = defineResource({
  ...names,
  fields,
  edit: {
    from: get('/thing/:id', 'thing'),
    // TS2375: Property 'maker' is missing in type 'Readonly<Record<"id" | "made_at" | "owner_id" | "words", Id>>'
    via: patch('/makers/:maker/thing/:id'),
  },
});

export const readWithAParameterThatIsNoScope = defineResource({
  ...names,
  fields,
  edit: {
    // TS2375: Property 'words' is missing in type 'Readonly<Record<"id", Id>>'
    from: get('/things/:words/:id.json', 'thing'),
    via: patch('/thing/:id'),
  },
});

export const queryWithAParameterOfNothing = defineResource({
  ...names,
  fields,
  list: {
    // TS2375: Property 'owner' is missing in type 'Readonly<Record<never, Id>>'
    from: get('/things', { key: 'things', query: { by: ':owner', depth: 0 } }),
  },
});

export const oneOfSeveralScopesWithoutSlot = defineResource({
  ...names,
  fields: { ...fields, shop_id: reference('Shop', { to: 'shops', required: true }) },
  scope: ['owner_id', 'shop_id'],
  list: {
    // TS2375: Property 'shop_id' is missing in type 'Readonly<Record<"owner_id", string>>'
    from: get('/owners/:owner_id/things', 'things'),
  },
});

export const partOfAnIdWithoutSlot = defineResource({
  ...names,
  fields,
  id: ['order', 'line'],
  // TS2375: Property 'line' is missing in type 'Readonly<Record<"order", string>>'
  remove: { via: del('/orders/:order') },
});

// TS2353: 'qurey' does not exist in type 'ReadOptions<
export const misspeltOptionOfACall = get('/things', { key: 'things', qurey: { depth: 0 } });

// TS2322: Type '"xml"' is not assignable to type '"json" | "multipart" | "urlencoded" | undefined'
export const unknownEncoding = post('/thing', { encoding: 'xml' });

// TS2820: Did you mean '"changed"'?
export const unknownValuesToSend = put('/thing/:id', { sends: 'change' });

// TS2353: 'wrap' does not exist in type
export const wrappedRead = get('/things', { wrap: 'thing' });

// TS2322: Type '2' is not assignable to type '0 | 1 | undefined'
export const pagesCountedFromTwo = getPage('/things', { key: 'things', first: 2 });

// TS2345: Property 'next' is missing in type
export const cursorWithoutNext = getPage('/things', { key: 'things', cursor: 'after' });

// TS2322: Type 'number' is not assignable to type 'string'
export const headerWithoutValue = get('/things', { key: 'things', headers: { 'X-Version': 2 } });

// TS2322: Type 'null' is not assignable to type 'string | undefined'
export const callBelowNothing = post('/thing', { base: null });

// TS2322: Type 'boolean' is not assignable to type 'string'
export const jsonWithoutAName = post('/thing', { json: true });

// TS2322: Type 'number' is not assignable to type 'string'
export const sizeAsANumber = getPage('/things', { key: 'things', size: 20 });

// TS2345: Property 'limit' is missing in type '{ key: string; offset: string; }' but required in type 'ByOffset'
export const offsetWithoutLimit = getPage('/things', { key: 'things', offset: '_start' });

// TS2353: 'page' does not exist in type
export const offsetWithPages = getPage('/things', { key: 'things', offset: '_start', limit: '_count', page: '_page' });

// TS2345: Type 'string' is not assignable to type 'true'
export const linkToAHeader = getPage('/things', { key: 'things', link: 'Link' });

// TS2322: Type 'number' is not assignable to type 'NumberPlace | undefined'
export const totalThatIsKnown = getPage('/things', { key: 'things', total: 100 });

// TS2353: 'body' does not exist in type
export const pagesInAnUnknownPlace = getPage('/things', { key: 'things', pages: { body: 'meta.last' } });

export const thingsBelowNothing = defineResource({
  ...names,
  fields,
  // TS2322: Type 'boolean' is not assignable to type 'string'
  base: false,
  list: { from: get('/things', 'things') },
});

export const searchForYes = defineResource({
  ...names,
  fields,
  list: {
    from: getPage('/things', 'things'),
    // TS2322: Type 'boolean' is not assignable to type 'string'
    search: true,
  },
});

export const filtersOfAnUnknownField = defineResource({
  ...names,
  fields,
  list: {
    from: getPage('/things', 'things'),
    filter: ['words'],
    // TS2339: Property 'state' does not exist on type
    filterQuery: ({ state }) => ({ where: `${state}` }),
  },
});

export const orderForYes = defineResource({
  ...names,
  fields,
  list: {
    from: getPage('/things', 'things'),
    // TS2322: Type 'boolean' is not assignable to type 'string'
    sort: { param: 'by', order: true, fields: ['words'] },
  },
});

// TS2345: Type 'boolean' is not assignable to type 'string | { readonly header: string; } | undefined'
export const cursorFromNowhere = getPage('/things', { key: 'things', cursor: 'after', next: false });

export const filterByNoField = defineResource({
  ...names,
  fields,
  list: {
    from: getPage('/things', 'things'),
    // TS2322: Type '"state"' is not assignable to type
    filter: ['words', 'state'],
  },
});

export const sortByNoField = defineResource({
  ...names,
  fields,
  list: {
    from: getPage('/things', 'things'),
    // TS2322: Type '"state"' is not assignable to type
    sort: { param: 'sort', fields: ['state'] },
  },
});

export const sortWithoutParameter = defineResource({
  ...names,
  fields,
  list: {
    from: getPage('/things', 'things'),
    // TS2322: Property 'query' is missing in type '{ fields: "words"[]; }'
    sort: { fields: ['words'] },
  },
});

export const rowsOfAPageInWords = defineResource({
  ...names,
  fields,
  // TS2322: Type 'string' is not assignable to type 'number | readonly number[] | undefined'
  list: { from: getPage('/things', 'things'), perPage: 'all' },
});

// TS2322: Type 'true' is not assignable to type 'false | (RemovalWords &
export const regularWithAWordForYes = regular('/things', { ...names, fields, remove: true });

// TS2741: Property 'item' is missing in type
export const withoutItem = defineResource({ name: 'things', label: 'Things', fields });

// TS2561: 'requierd' does not exist in type 'Editable<string> & TextOptions & Placed<never>'. Did you mean to write 'required'?
export const misspeltOption = text('Name', { requierd: true });

// TS2322: Type '"currency"' is not assignable to type '"code" | "email" | "phone" | "short" | undefined'
export const unknownFormat = text('Price', { format: 'currency' });

// TS2353: 'cut' does not exist in type 'Editable<unknown> & object
export const optionOfAnotherKind = image('Picture', { cut: true });

// TS2345: Property 'to' is missing in type '{}' but required in type 'ReferenceOptions'
export const referenceToNowhere = reference('Owner', {});

// TS2345: Property 'folder' is missing in type
export const fileFromNowhere = fileLink('Paper', { text: 'View', none: 'N/A' });

// TS2322: Type 'string[]' is not assignable to type 'string | number | boolean'
export const flagOfSeveralValues = flag('State', { on: ['1', '2'], yes: 'On', no: 'Off' });

// TS2353: 'required' does not exist in type 'NoOptions & Placed<never>'
export const requiredSecret = secret('Code', { required: true });

const site = { uploads: { images: '/Images' }, title: 'Console' } as const;

// TS2322: Type 'true' is not assignable to type 'false | AuthWords'
export const authForYes = defineSite({ ...site, auth: true });

export const misspeltWordOfAuth = defineSite({
  ...site,
  // TS2561: Did you mean to write 'scheme'?
  auth: { login: post('/login'), sheme: 'JWT' },
});

export const loginThatIsNoCall = defineSite({
  ...site,
  // TS2322: Type 'string' is not assignable to type 'AnyEndpoint'
  auth: { login: '/login' },
});

export const tokenFromNowhere = defineSite({
  ...site,
  // TS2353: 'place' does not exist in type
  auth: { login: post('/login'), token: { place: 'body' } },
});

export const tokenTypedInAnUnknownWay = defineSite({
  ...site,
  // TS2322: Type '"digest"' is not assignable to type '"basic" | "password"'
  auth: { token: { typed: 'digest' } },
});

export const csrfWithoutHeader = defineSite({
  ...site,
  // TS2322: Property 'header' is missing in type '{ cookie: string; }'
  auth: { login: post('/login'), csrf: { cookie: 'csrftoken' } },
});

export const csrfFromAPath = defineSite({
  ...site,
  // TS2322: Type 'string' is not assignable to type 'AnyEndpoint'
  auth: { login: post('/login'), csrf: { header: 'X-CSRF', answer: 'csrf', from: '/csrf' } },
});

export const refreshWithoutCall = defineSite({
  ...site,
  // TS2741: Property 'via' is missing in type '{ token: string; }'
  auth: { login: post('/login'), refresh: { token: 'refresh' } },
});

export const endsByOneStatus = defineSite({
  ...site,
  // TS2322: Type 'number' is not assignable to type 'readonly number[]'
  auth: { login: post('/login'), ends: 401 },
});

export const permissionOfAnUnknownAction = defineSite({
  ...site,
  // TS2367: This comparison appears to be unintentional because the types 'Action' and '"read"' have no overlap
  auth: { login: post('/login'), may: (_, action) => action === 'read' },
});

export const namesTypedInAList = defineSite({
  ...site,
  // TS2322: Type 'string[]' is not assignable to type 'string'
  auth: { login: post('/login'), typed: { username: ['email'], password: 'secret' } },
});

export const grantWithoutText = defineSite({
  ...site,
  // TS2322: Type 'boolean' is not assignable to type 'string'
  auth: { login: post('/login'), more: { grant_type: true } },
});

export const userFromACall = defineSite({
  ...site,
  // TS2322: Type 'Endpoint<never, "GET", never>' is not assignable to type 'string'
  auth: { login: post('/login'), user: get('/me') },
});

export const userReadByAPath = defineSite({
  ...site,
  // TS2322: Type 'string' is not assignable to type 'AnyEndpoint'
  auth: { login: post('/login'), me: '/users/me' },
});

export const logoutByAPath = defineSite({
  ...site,
  // TS2322: Type 'string' is not assignable to type 'AnyEndpoint'
  auth: { login: post('/login'), logout: '/logout' },
});

export const headerWithoutScheme = defineSite({
  ...site,
  // TS2322: Type 'boolean' is not assignable to type 'string'
  auth: { login: post('/login'), header: 'X-Token', scheme: false },
});

export const renewedTokenFromNowhere = defineSite({
  ...site,
  // TS2322: Type 'boolean' is not assignable to type 'string'
  auth: { login: post('/login'), refresh: { via: post('/refresh'), gives: false } },
});

export const renewalThatExpiresInSeconds = defineSite({
  ...site,
  // TS2322: Type 'number' is not assignable to type 'string'
  auth: { login: post('/login'), refresh: { via: post('/refresh'), expires: 3600 } },
});

export const renewalWithMoreInAText = defineSite({
  ...site,
  // TS2322: Type 'string' is not assignable to type 'Readonly<Record<string, string>>'
  auth: { login: post('/login'), refresh: { via: post('/refresh'), more: 'grant_type=refresh_token' } },
});

export const siteBelowNothing = defineSite({
  ...site,
  // TS2322: Type 'boolean' is not assignable to type 'string'
  base: false,
});

export const errorTextInANumber = defineSite({
  ...site,
  // TS2322: Type 'number' is not assignable to type 'string | readonly string[] | undefined'
  errors: { message: 0 },
});

export const errorFieldsWithoutPlace = defineSite({
  ...site,
  // TS2322: Property 'at' is missing in type '{ name: string; }'
  errors: { fields: { name: 'field' } },
});

// TS2741: Property 'images' is missing in type '{ papers: string; }'
export const siteWithoutPictures = defineSite({ login: '/in', uploads: { papers: '/Papers' }, title: 'Console' });

// TS2322: Type 'string' is not assignable to type 'ComponentModule'
export const pageThatIsNoFunction = definePage({ name: 'reports', label: 'Reports', page: './Reports' });

export const pageWithoutDefaultExport = definePage({
  name: 'reports',
  label: 'Reports',
  // TS2322: Property 'default' is missing in type
  page: () => import('./errorCases'),
});

export const columnWithoutDefaultExport = defineResource({
  ...names,
  fields,
  list: {
    from: get('/things', 'things'),
    // TS2322: Property 'default' is missing in type
    columns: ['words', { label: 'Stars', cell: () => import('./errorCases') }],
  },
});

export const listToolThatIsNoFunction = defineResource({
  ...names,
  fields,
  // TS2322: is not assignable to type 'ComponentModule'
  list: { from: get('/things', 'things'), tools: ['./ImportButton'] },
});

export const formBodyWithoutDefaultExport = defineResource({
  ...names,
  fields,
  // TS2322: Property 'default' is missing in type
  create: { via: post('/thing'), body: () => import('./errorCases') },
});

export const rowToolThatIsAComponent = defineResource({
  ...names,
  fields,
  // TS2322: Type 'null' is not assignable to type 'Promise<
  rowTools: [() => null],
});

// TS2345: Property 'cell' is missing in type
export const customFieldWithoutCell = custom('Stars', { input: async () => ({ default: () => null }) });

// TS2322: Type 'number' is not assignable to type 'string | (() => string)
export const textThatBeginsAsANumber = text('Name', { initial: 5 });

// TS2322: Type 'string' is not assignable to type 'number'
export const shortestTextInWords = text('Name', { min: 'three' });

// TS2322: Type 'string' is not assignable to type 'RegExp'
export const patternAsText = text('Code', { pattern: '[A-Z]+' });

// TS2322: Type '"undefined"' is not assignable to type 'Blank | undefined'
export const blankOfNoKind = text('Name', { blank: 'undefined' });

// TS2322: Type 'boolean' is not assignable to type '(record: Readonly<Record<string, unknown>>) => boolean'
export const visibleWithoutACondition = text('Name', { visible: false });

// TS2322: Type 'boolean' is not assignable to type 'string'.
export const checkThatSaysNothing = text('Name', { check: (value) => value.length > 3 });

// TS2322: Type 'number' is not assignable to type 'string'
export const placeThatIsNoPath = text('City', { at: 5 });

// TS2353: 'hint' does not exist in type 'NoOptions & Placed<never>'
export const hintOfWhatIsOnlyShown = secret('Code', { hint: 'Six digits' });

export const columnOfTheNameOfAPlacedField = defineResource({
  ...names,
  fields: { city: text('City', { at: 'address.city' }) },
  list: {
    from: get('/things', 'things'),
    // TS2339: Property 'city' does not exist on type 'Row<
    columns: [{ label: 'City', value: (row) => `${row.city}` }],
  },
});

export const actionWithAnUnknownParameter = defineResource({
  ...names,
  fields,
  list: { from: get('/things', 'things'), columns: ['words'] },
  // TS2375: Property 'wordz' is missing in type 'Readonly<Record<"id" | "made_at" | "owner_id" | "words", Id>>'
  actions: [{ label: 'Block', via: post('/things/:id/:wordz') }],
});

export const actionThatReads = defineResource({
  ...names,
  fields,
  list: { from: get('/things', 'things'), columns: ['words'] },
  // TS2375: Type '"GET"' is not assignable to type 'ActingMethod'
  actions: [{ label: 'Block', via: get('/things/:id/block') }],
});

export const actionWithoutLabel = defineResource({
  ...names,
  fields,
  list: { from: get('/things', 'things'), columns: ['words'] },
  // TS2322: Property 'label' is missing
  actions: [{ via: post('/things/:id/block') }],
});

export const actionWithoutCall = defineResource({
  ...names,
  fields,
  list: { from: get('/things', 'things'), columns: ['words'] },
  // TS2322: Property 'via' is missing
  actions: [{ label: 'Block' }],
});

export const actionOfferedByAText = defineResource({
  ...names,
  fields,
  list: { from: get('/things', 'things'), columns: ['words'] },
  // TS2322: Type 'string' is not assignable to type
  actions: [{ label: 'Block', via: post('/things/:id/block'), when: 'words' }],
});

export const actionOfferedByAnUnknownField = defineResource({
  ...names,
  fields,
  list: { from: get('/things', 'things'), columns: ['words'] },
  // TS2339: Property 'wordz' does not exist
  actions: [{ label: 'Block', via: post('/things/:id/block'), when: ({ wordz }) => wordz === '' }],
});

export const actionWithAnUnknownIcon = defineResource({
  ...names,
  fields,
  list: { from: get('/things', 'things'), columns: ['words'] },
  // TS2820: Type '"flagg"' is not assignable to type
  actions: [{ label: 'Block', via: post('/things/:id/block'), icon: 'flagg' }],
});

export const actionThatSendsText = defineResource({
  ...names,
  fields,
  list: { from: get('/things', 'things'), columns: ['words'] },
  // TS2322: Type 'string' is not assignable to type 'Readonly<Record<string, unknown>>'
  actions: [{ label: 'Close', via: patch('/things/:id'), values: () => 'closed' }],
});

export const actionThatIsDoneSilently = defineResource({
  ...names,
  fields,
  list: { from: get('/things', 'things'), columns: ['words'] },
  // TS2322: Type 'boolean' is not assignable to type 'string'
  actions: [{ label: 'Block', via: post('/things/:id/block'), done: false }],
});

export const actionOfAListThatNeedsARecord = defineResource({
  ...names,
  fields,
  list: {
    from: get('/things', 'things'),
    columns: ['words'],
    // TS2375: Property 'id' is missing
    actions: [{ label: 'Block', via: post('/things/:id/block') }],
  },
});

export const singleRecordReadById = defineResource({
  ...names,
  fields,
  single: true,
  // TS2375: Property 'id' is missing in type 'Readonly<Record<never, Id>>'
  edit: { from: get('/settings/:id'), via: put('/settings') },
});

export const siteThatSendsBlankAsZero = defineSite({
  login: '/in',
  uploads: { images: '/Pictures' },
  title: 'Console',
  // TS2322: Type 'number' is not assignable to type 'Blank'
  blank: 0,
});

// TS2322: Type 'string' is not assignable to type 'number'
export const leastNumberAsText = number('Price', { min: '1' });

// TS2322: Type '"lakh"' is not assignable to type '"indian" | "international" | "none" | undefined'
export const unknownGroupingOfDigits = number('Price', { grouping: 'lakh' });

// TS2322: Type 'string' is not assignable to type 'number | (() => number | undefined) | undefined'
export const numberThatBeginsAsText = number('Price', { initial: '1' });

// TS2322: Type 'string' is not assignable to type 'boolean | (() => boolean) | undefined'
export const toggleThatBeginsWithAWord = toggle('Open', { initial: 'on' });

// TS2322: Type 'string[]' is not assignable to type 'string | number | boolean | undefined'
export const toggleOfSeveralValues = toggle('Open', { on: ['1', 'Y'], off: '0' });

// TS2322: Type '"tomorrow"' is not assignable to type '"today" | `${number}-${number}-${number}` | undefined'
export const firstDayInWords = date('Day', { min: 'tomorrow' });

// TS2322: Type 'Date' is not assignable to type
export const lastDayAsAnObject = date('Day', { max: new Date() });

// TS2322: Type '"local"' is not assignable to type '"none" | "utc" | undefined'
export const unknownZone = dateTime('Begins', { zone: 'local' });

// TS2353: 'required' does not exist in type 'Options<never, never>'
export const requiredMomentThatIsOnlyShown = dateTime('Begins', { required: true });

// TS2322: Type '"noon"' is not assignable to type '`${number}:${number}`'
export const firstTimeInWords = time('At', { min: 'noon' });

// TS2345: Property 'of' is missing in type '{}' but required in type 'OfferedOptions'
export const choiceOfNothing = choice('State', {});

// TS2322: Property 'text' is missing in type '{ value: number; }'
export const optionWithoutText = choice('State', { of: [{ value: 1 }] });

// TS2322: Type '"purple"' is not assignable to type 'ChipTone | undefined'
export const chipOfAnUnknownColour = choice('State', { of: [{ value: 1, text: 'On', chip: 'purple' }] });

// TS2322: Type 'string' is not assignable to type 'readonly (string | number | boolean)[]
export const choicesThatBeginAsText = choices('States', { of: ['a', 'b'], initial: 'a' });

// TS2322: Type 'boolean' is not assignable to type 'string'
export const choicesJoinedByNothing = choices('States', { of: ['a', 'b'], joined: true });

// TS2353: 'folder' does not exist in type 'Editable<string> & TextLimits & Placed<never>'
export const addressInAFolder = url('Site', { folder: 'papers' });

// TS2561: Did you mean to write 'pattern'?
export const misspeltPattern = phone('Phone', { patern: /5/ });

// TS2322: Type 'boolean' is not assignable to type '(value: string, record: Readonly<Record<string, unknown>>) => string | undefined'
export const checkWithoutAFunction = email('Mail', { check: true });

// TS2353: 'format' does not exist in type 'Editable<string> & TextLimits & Placed<never>'
export const passwordWithAFormat = password('Password', { format: 'code' });

// TS2322: Type '"array"' is not assignable to type '"text"'
export const jsonAsAnArray = json('Meta', { as: 'array' });

// TS2345: Property 'to' is missing in type '{}' but required in type 'ReferencesOptions'
export const referencesToNowhere = references('Tags', {});

export const scopeOfSeveralRecords = defineResource({
  ...names,
  fields: { tags: references('Tags', { to: 'tags', required: true }) },
  // TS2322: Type 'string' is not assignable to type 'readonly never[]'
  scope: 'tags',
});

// TS2345: Property 'folder' is missing in type '{}' but required in type 'FileOptions'
export const fileWithoutAFolder = file('Paper', {});

// TS2322: Type 'string' is not assignable to type 'readonly string[]'
export const fileTypesAsOneText = file('Paper', { folder: 'papers', accept: '.pdf,.docx' });

// TS2322: Type 'string' is not assignable to type 'number'
export const largestFileInWords = file('Paper', { folder: 'papers', maxBytes: '5 MB' });

// TS2345: Property 'fields' is missing in type '{}' but required in type 'GroupOptions'
export const groupOfNothing = group('Address', {});

export const groupWithAFieldThatIsOnlyShown = group('Address', {
  // TS2375: is not assignable to type 'EditableField'
  fields: { code: secret('Code') },
});

// TS2322: is not assignable to type 'Readonly<Record<string, EditableField>>'
export const groupWithFieldsInAList = group('Address', { fields: [text('City')] });

// TS2345: Property 'fields' is missing in type
export const listOfNothing = list('Contacts', { item: 'Contact' });

// TS2322: Type 'string' is not assignable to type 'number'
export const fewestItemsInWords = list('Contacts', { fields: { name: text('Name') }, min: 'one' });

// TS2322: is not assignable to type 'readonly Readonly<Record<string, unknown>>[]
export const listThatBeginsAsText = list('Contacts', { fields: { name: text('Name') }, initial: 'none' });

// TS2353: 'to' does not exist in type
export const listOfRecords = list('Contacts', { fields: { name: text('Name') }, to: 'contacts' });

export const pageOfAnUnknownField = defineResource({
  ...names,
  fields,
  list: { from: get('/things', 'things') },
  // TS2820: Did you mean '"words"'?
  show: { from: get('/things/:id', 'thing'), fields: ['wrods'] },
});

export const pageThroughACallWithoutId = defineResource({
  ...names,
  fields,
  list: { from: get('/things', 'things') },
  // TS2375: Property 'id' is missing in type 'Readonly<Record<never, string>>'
  show: { from: get('/things/first', 'thing') },
});

export const pageThatCanBeSaved = defineResource({
  ...names,
  fields,
  list: { from: get('/things', 'things') },
  // TS2353: 'via' does not exist in type
  show: { from: get('/things/:id', 'thing'), via: put('/things/:id') },
});

export const relatedListOfNoField = defineResource({
  ...names,
  fields,
  list: { from: get('/things', 'things') },
  // TS2741: Property 'by' is missing in type '{ resource: string; }'
  related: [{ resource: 'parts' }],
});

export const relatedListWithColumns = defineResource({
  ...names,
  fields,
  list: { from: get('/things', 'things') },
  // TS2353: 'columns' does not exist in type 'RelatedWords'
  related: [{ resource: 'parts', by: 'thing', columns: ['size'] }],
});

export const duplicateOfSomeFields = defineResource({
  ...names,
  fields,
  list: { from: get('/things', 'things') },
  // TS2322: Type 'string[]' is not assignable to type 'boolean'
  duplicate: ['words'],
});

interface RatingOptions {
  readonly max: number;
}
const rating = defineKind<RatingOptions>({
  name: 'rating',
  input: async () => ({ default: () => null }),
  cell: (value, { max }) => `${value} of ${max}`,
});
const stamp = defineKind({ name: 'stamp', cell: (value) => String(value) });

// TS2554: Expected 2 arguments, but got 1
export const kindWithoutItsOption = rating('Stars');

// TS2353: 'maximum' does not exist in type 'Editable<unknown> & RatingOptions
export const misspeltOptionOfAKind = rating('Stars', { maximum: 5 });

// TS2353: 'required' does not exist in type 'NoOptions & Placed<never>'
export const requiredKindWithoutInput = stamp('Stamp', { required: true });

export const kindThatReadsAnOptionItHasNot = defineKind<RatingOptions>({
  name: 'rating',
  // TS2339: Property 'min' does not exist on type
  cell: (value, { min }) => `${value} from ${min}`,
});

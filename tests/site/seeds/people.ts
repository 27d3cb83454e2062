/** Given and family names to be combined at random; no combination refers to a real person. */
export const givenNames = [
  'Asha',
  'Ravi',
  'Meera',
  'Imran',
  'Kavya',
  'Dev',
  'Neha',
  'Suresh',
  'Latha',
  'Arjun',
  'Farida',
  'Gurpreet',
  'Priya',
  'Rohan',
  'Sunita',
  'Thomas',
  'Uma',
  'Vikram',
  'Yasmin',
  'Zubin',
  'Ananya',
  'Bhavesh',
  'Chitra',
  'Dinesh',
  'Elsy',
  'मीरा',
  'अर्जुन',
  'सुनीता',
  'प्रकाश',
  'कविता',
] as const;

/** Family names; the Devanagari ones go with the Devanagari given names. */
export const familyNames = [
  'Sample',
  'Kulkarni',
  'Nair',
  'Sheikh',
  'Iyer',
  'Banerjee',
  'Patel',
  'Reddy',
  'Fernandes',
  'Gill',
  'Das',
  'Mehta',
  'Joshi',
  'Pillai',
  'Chauhan',
  'Ghosh',
  'Rao',
  'Sethi',
] as const;

/** Family names in Devanagari. */
export const devanagariFamilyNames = ['शर्मा', 'कुलकर्णी', 'वर्मा', 'जोशी', 'त्रिपाठी'] as const;

/** City, state and the first three digits of its PIN codes. */
export const places = [
  ['Pune', 'Maharashtra', '411'],
  ['Mumbai', 'Maharashtra', '400'],
  ['Nagpur', 'Maharashtra', '440'],
  ['Chennai', 'Tamil Nadu', '600'],
  ['Coimbatore', 'Tamil Nadu', '641'],
  ['Bengaluru', 'Karnataka', '560'],
  ['Mysuru', 'Karnataka', '570'],
  ['Hyderabad', 'Telangana', '500'],
  ['Kochi', 'Kerala', '682'],
  ['Jaipur', 'Rajasthan', '302'],
  ['Lucknow', 'Uttar Pradesh', '226'],
  ['Indore', 'Madhya Pradesh', '452'],
  ['Kolkata', 'West Bengal', '700'],
  ['Guwahati', 'Assam', '781'],
  ['Surat', 'Gujarat', '395'],
  ['Ludhiana', 'Punjab', '141'],
] as const;

/** Awkward names and texts that people do type: markup, formulas, direction marks. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  '=HYPERLINK("http://example.com")',
  '\u202Egnirts desrever\u202C',
  '<b>Bold</b> & "quoted"',
  "Robert'); DROP TABLE loans;--",
  "+1+cmd|' /C calc'!A0",
  '\u200Fمرحبا\u200F Sample',
  '@SUM(1,2)',
  '<img src=x onerror=alert(1)>',
  'Line one\nLine two, "comma", and\ttab',
] as const;

/** Messages of visitors. */
export const messages = [
  'Please call me about moving my home loan.',
  'Is a co-applicant needed?',
  'What is the lowest rate for a salaried person with a score of 760?',
  'I sent my papers last week and have heard nothing since.',
  'Can I prepay without charges after twelve months?',
  'मुझे गृह ऋण के बारे में जानकारी चाहिए। कृपया शाम को फ़ोन करें।',
  'Need ₹5,00,000 for my shop before the festival season.',
  'Do you serve villages near Nashik?',
  'My father is retired. Can he be the main applicant for a loan against property, or does it have to be me, his only son, who is self-employed since 2021 and files returns every year? We own the flat together, it is in Pune, about 870 square feet, in a registered society, and the market value is around ₹92 lakh according to the broker who sold the flat next door in March. We would like to borrow a third of that for the education of my daughter, who begins in September, and pay it back over twelve years if possible, with the option to close it earlier when my fixed deposits mature.',
  'Thank you, your adviser was very kind 🙏',
  'Which documents do you need from a proprietor?',
  'Averyveryverylongwordwithoutanyblankinitwhichmustnotpushthetableoutofthewindowhoweverlongitgetsandgetsandgets',
  '',
] as const;

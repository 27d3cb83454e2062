import { defineSite } from '../src/declare';

/** The résumé and GST paths are the usual ones beside `/ImgUploads`; the owner's own go into `public/config.json`. */
export const site = defineSite({
  login: '/auth/login',
  auth: { ends: [401, 403] },
  uploads: { images: '/ImgUploads', resumes: '/ResumeUploads', gst: '/GstUploads' },
  title: 'Loan Console',
});

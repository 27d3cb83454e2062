/** The three legal texts as HTML, as a rich-text editor left them. */
export const legalTexts = {
  disclaimer: `<h2>Disclaimer</h2>
<p><b>Rates shown are indicative</b> &amp; may change without notice. The final rate is set by the lender and depends on your <i>credit history</i>, your income and the term you choose.</p>
<p>We are an intermediary. We do not lend, and we <u>never ask for money in advance</u>. If anybody does so in our name, write to <a href="mailto:help@example.com">help@example.com</a>.</p>
<ul><li>Figures of the calculators are examples.</li><li>Names of lenders are marks of their owners.</li><li>Approval is at the sole discretion of the lender.</li></ul>
<table style="width: 100%"><thead><tr><th>Kind</th><th style="text-align: right">From</th><th style="text-align: right">To</th></tr></thead><tbody><tr><td>Home Loan</td><td style="text-align: right">8.35%</td><td style="text-align: right">11.20%</td></tr><tr><td>Personal Loan</td><td style="text-align: right">10.49%</td><td style="text-align: right">24.00%</td></tr></tbody></table>
<p><span style="color: rgb(192, 57, 43);">Last changed in February 2025.</span></p>`,
  privacy_policy: `<h2>Privacy policy</h2>
<h3>What we collect</h3>
<ul><li>Name and contact details</li><li>Loan requirement</li><li>Papers you upload, such as <strong>PAN</strong> and bank statements</li></ul>
<h3>What we do with it</h3>
<ol><li>We compare offers for you.</li><li>We hand your application to the lenders <em>you choose</em>.</li><li>We delete it after a year.</li></ol>
<p>More in our <a href="https://example.com/privacy" target="_blank" rel="noopener noreferrer" data-track="privacy">full statement</a>.</p>
<table border="1"><tbody><tr><td>Kept</td><td>How long</td></tr><tr><td>Papers</td><td>12 months</td></tr><tr><td>Calls</td><td>90 days</td></tr></tbody></table>
<blockquote>Your data is yours.</blockquote>`,
  terms_condition: `<h1>Terms and conditions</h1>
<p>By using this site you agree to these <a href="https://example.com/terms">terms</a>.</p>
<h3>1. The service</h3>
<p style="text-align: justify;">The service is free for borrowers. <b>Lenders pay us</b> when a loan is disbursed, and the amount does not change what you pay.</p>
<h3>2. Your duties</h3>
<ul><li>Your details are true.</li><li>You keep your one-time codes to yourself.</li></ul>
<table class="fees"><tbody><tr><th>Fee</th><th>Amount</th></tr><tr><td>Application</td><td>none</td></tr><tr><td>Early closing</td><td>as the lender says</td></tr></tbody></table>
<p>नियम एवं शर्तें समय-समय पर बदल सकती हैं।</p>
<iframe src="https://www.example.com/embed/terms-in-two-minutes" width="560" height="315" allowfullscreen=""></iframe>`,
} as const;

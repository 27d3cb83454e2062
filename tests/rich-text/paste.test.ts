import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EditorPage, openEditor } from './editorPage';

let editor: EditorPage;
beforeAll(async () => {
  editor = await openEditor();
}, 60_000);
afterAll(() => editor.close());
beforeEach(async () => {
  await editor.load('<p>here</p>');
  await editor.select('here');
});
afterEach(() => expect(editor.faults.splice(0)).toEqual([]));

const paste = (data: Record<string, string>) =>
  editor.area.evaluate((area, parts) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(parts)) clipboardData.setData(type, text);
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-IN>
<!--StartFragment--><p class=MsoNormal style='margin-bottom:0cm;line-height:normal;mso-outline-level:1'><b><span lang=EN-IN style='font-size:13.5pt;mso-fareast-font-family:"Times New Roman";color:#1F4E79'>1. Acceptance<o:p></o:p></span></b></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>We share data<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>a.<span>&nbsp; </span></span></span><![endif]>with lenders</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span><![endif]>and with nobody else</p><!--EndFragment--></body></html>`;

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c4d-7fff"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Cookies</span></h2><p dir="ltr"><span style="font-weight:700;white-space:pre-wrap;">Session</span><span style="white-space:pre-wrap;"> only</span></p></b><br class="Apple-interchange-newline">`;

describe('pasting', () => {
  it('from Word leaves its lists as lists and nothing of its own', async () => {
    await paste({ 'text/html': WORD });
    const value = await editor.value();
    expect(value).not.toMatch(/mso-|Mso|o:p|<!--|<style|StartFragment|EN-IN/);
    expect(value).toContain('1. Acceptance');
    expect(value).toContain('color: #1F4E79');
    expect(value).toMatch(
      /<ul><li>We share data<ol type="a"><li>with lenders<\/li><\/ol><\/li><li>and with nobody else<\/li><\/ul>/,
    );
  });

  it('from Google Docs takes its wrapper off and keeps bold', async () => {
    await paste({ 'text/html': DOCS });
    const value = await editor.value();
    expect(value).not.toMatch(/docs-internal-guid|Apple-|font-weight: normal|white-space|font-variant/);
    expect(value).toMatch(
      /^<h2 dir="ltr" style="[^"]*"><span style="font-size: 16pt; font-family: Arial;">Cookies<\/span><\/h2>/,
    );
    expect(value).toContain('<span style="font-weight: 700;">Session</span> only');
  });

  it('cleans nothing on load: the same text, stored, is given back', async () => {
    const stored = '<p class="MsoNormal" style="mso-outline-level:1">a<o:p></o:p></p><p>b</p>';
    await editor.load(stored);
    await editor.select('b');
    await editor.page.keyboard.type('c');
    await editor.becomes('<p class="MsoNormal" style="mso-outline-level:1">a<o:p></o:p></p><p>c</p>');
  });

  it('plain text makes a paragraph of each line', async () => {
    await paste({ 'text/plain': 'one & two\r\nthree <b>' });
    await editor.becomes('<p>one &amp; two</p><p>three &lt;b&gt;</p>');
  });

  it('a word with its link goes into the line', async () => {
    await paste({ 'text/html': '<a href="/x" class="k">there</a>' });
    await editor.becomes('<p><a href="/x" class="k">there</a></p>');
  });

  it('what was copied here comes back with all its attributes', async () => {
    await editor.load(
      '<ul class="k"><li id="a" class="x">one</li><li>two</li></ul><p class="lead" data-x="1">three</p>',
    );
    const data = await editor.area.evaluate(async (area) => {
      area.focus();
      getSelection()?.selectAllChildren(area);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const clipboardData = new DataTransfer();
      area.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
      return { 'text/html': clipboardData.getData('text/html') };
    });
    await editor.load('<p>here</p>');
    await editor.select('here');
    await paste(data);
    await editor.becomes(
      '<ul class="k"><li id="a" class="x">one</li><li>two</li></ul><p class="lead" data-x="1">three</p>',
    );
  });
});

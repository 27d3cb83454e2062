import { differingFields } from '../conflict/sameValue';
import { useCopy } from '../dialogs/useCopy';
import { createDraftStore } from '../drafts/storage/draftStore';
import { historyDraft } from '../drafts/storage/historyDraft';
import { createTranslate } from '../i18n/createTranslate';
import copyTexts from '../i18n/en/copy.json';
import { PlainButton, PlainIcon } from './PlainPage';
import { refusedCallText } from './refusedCallText';

const translateCopy = createTranslate({ console: { copy: copyTexts } });

/** What was typed into this tab's draft, else the newest, a blank line between two fields; '' where there is none. */
async function typedText(name: string): Promise<string> {
  const drafts = await createDraftStore().ofUser(`name:${name}`);
  const { values = {}, loaded = {} } = drafts.find(({ draftId }) => draftId === historyDraft()) ?? drafts[0] ?? {};
  return differingFields(Object.keys(values), values, loaded)
    .map((field) => values[field])
    .filter((value) => typeof value === 'string')
    .join('\n\n');
}

/** Copies what an administrator of that name typed last and did not save. */
export function CopyTypedText({ name }: { readonly name: string }) {
  const label = refusedCallText('copyText');
  const { copy, label: says, byHand } = useCopy({ label, text: () => typedText(name), translate: translateCopy });
  return (
    <>
      <PlainButton onClick={copy}>
        <PlainIcon name="copy" />
        {says}
      </PlainButton>
      {byHand}
    </>
  );
}

import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useCopy } from './useCopy';

/** Copies a text and says whether it did. Where the browser does not let it, the text is shown, selected. */
export function CopyButton({ label, text, ...rest }: ButtonProps & { readonly label: string; readonly text: string }) {
  const { copy, label: says, byHand } = useCopy({ label, text, translate: useTranslate() });
  return (
    <>
      <Button startIcon={<ContentCopyOutlined />} {...rest} onClick={copy}>
        {says}
      </Button>
      {byHand}
    </>
  );
}

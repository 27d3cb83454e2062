import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Divider from '@mui/material/Divider';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { token } from '../theme/token';
import { isComposing } from './isComposing';
import type { MenuChoice } from './Menu';

// The place of a tick is kept, so that words do not move when the choice does.
const Icon = styled('span')({
  display: 'inline-flex',
  width: 18,
  height: 18,
  marginRight: 10,
  color: token('ink-3'),
  "[aria-checked='true'] > &": { color: token('accent-ink') },
});

interface MenuPopupProps {
  readonly label: string;
  readonly anchor: Element | null;
  readonly groups: readonly (readonly MenuChoice[])[];
  readonly onClose: () => void;
}

export default function MenuPopup({ label, anchor, groups, onClose }: MenuPopupProps) {
  const item = ({ label: text, checked, icon, choose }: MenuChoice) => (
    <MenuItem
      key={text}
      {...(checked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': checked })}
      onClick={() => {
        onClose();
        choose();
      }}
    >
      <Icon>{checked === undefined ? icon : checked && <CheckOutlined />}</Icon>
      {text}
    </MenuItem>
  );
  const items = groups.flatMap((group, index) => [
    index > 0 && <Divider key={`before ${group[0]?.label}`} component="li" />,
    ...group.map(item),
  ]);
  return (
    <MuiMenu
      open
      anchorEl={anchor}
      // In a screen it belongs to the landmark of the screen.
      container={() => anchor?.closest('main') ?? null}
      onClose={(event) => isComposing(event) || onClose()}
      variant="menu"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -4, horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {items}
    </MuiMenu>
  );
}

import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Divider from '@mui/material/Divider';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { isComposing } from './isComposing';
import type { MenuChoice } from './Menu';
import styles from './Menu.module.css';

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
      <span className={styles.icon}>{checked === undefined ? icon : checked && <CheckOutlined />}</span>
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

import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../console/ConsoleContext';
import { listPath } from '../console/paths';
import { useNewCounts } from '../console/useNewCounts';
import { ScreenLink } from './ScreenLink';

/** As high as with its button: nothing moves when that comes and goes. */
const row = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 48 };

/** The lists whose entries come from elsewhere, with what is new in each. */
export function NewEntries() {
  const { news, received } = useConsole();
  const counts = useNewCounts();
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMarked, setIsMarked] = useState(false);
  const hasNew = Object.keys(counts).length > 0;
  const markAllSeen = () => {
    news.get()?.markAllSeen();
    setIsMarked(true);
    // The button goes.
    heading.current?.focus();
  };
  return (
    <section>
      <div style={row}>
        <h2 ref={heading} tabIndex={-1}>
          {translate('console.dashboard.new')}
        </h2>
        {hasNew && (
          <Button size="small" startIcon={<CheckOutlined />} onClick={markAllSeen}>
            {translate('console.dashboard.markAllSeen')}
          </Button>
        )}
        <span role="status">{isMarked && !hasNew && <span>{translate('console.dashboard.allSeen')}</span>}</span>
      </div>
      {received.map(({ name, label, icon }) => (
        <ScreenLink key={name} to={listPath(name)} icon={icon} label={label}>
          {counts[name]}
        </ScreenLink>
      ))}
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import { useListOfPage } from '../blocks/addresses.ts';
import { i18n } from '../kernel/texts.ts';

/** Where a reader goes on from a private page that is not there for them: its list, and their start. */
export const WaysOn = () => {
  const list = useListOfPage();
  return (
    <>
      {list && (
        <p>
          <Link to={list.to}>{i18n.t('Go to {list}', { list: list.label })}</Link>
        </p>
      )}
      <p>
        <Link to="/private">{i18n.t('Go to your start page')}</Link>
      </p>
    </>
  );
};

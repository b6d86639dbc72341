import type { Permission } from '@attestry/contract/kernel/permissions.ts';
import { i18n } from '../kernel/texts.ts';
import { PlainPage } from './plain-page.tsx';
import { WaysOn } from './ways-on.tsx';

/** A page that the signed-in role may not open, with the area and the operation it lacks. */
export const PermissionDeniedPage = ({ permission }: { permission: Permission }) => {
  const [area, operation] = permission.split('.');
  return (
    <PlainPage title={i18n.t('Permission denied')} role="alert">
      <p>{i18n.t('Your role does not include this page. If you need it, ask the person who manages your account.')}</p>
      <p>
        {i18n.t("Can't perform action for")} <strong>{area}</strong>
      </p>
      <p>
        {i18n.t('Operation:')} <strong>{operation}</strong>
      </p>
      <WaysOn />
    </PlainPage>
  );
};

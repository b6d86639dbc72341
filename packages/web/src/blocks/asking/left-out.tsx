import { i18n } from '../../kernel/texts.ts';
import { PlainMessages } from '../plain-messages.tsx';

/** A selected record that an action does not fit, and why. */
export interface LeftOut {
  name: string;
  reason: string | undefined;
}

/** The selected records that an action leaves out, with the reasons. */
export const LeftOutRows = ({ leftOut }: { leftOut: readonly LeftOut[] }) =>
  leftOut.length > 0 && (
    <>
      <p>{i18n.t('Left out:')}</p>
      <PlainMessages messages={leftOut.map(({ name, reason = '' }) => ({ label: name, message: reason }))} />
    </>
  );

import type { ShareTarget } from '@attestry/contract/features/sharing/sharing.schema.ts';
import { Link } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { companyPath, sitePath } from '../../blocks/addresses.ts';
import { i18n } from '../../kernel/texts.ts';
import { PanelLine } from '../../ui/panel-lines.tsx';
import { namesOf } from './sharing.parts.tsx';

interface OrganisationsProps {
  id: string;
  targets: readonly ShareTarget[];
  /** Its audits that are shared by themselves are named as well. */
  namesAudits: boolean;
}

/** With whom a site itself is shared. */
export const Organisations = ({ id, targets, namesAudits }: OrganisationsProps) =>
  targets.length === 0 ? (
    <PanelLine
      icon={Building2}
      title={i18n.t('The site itself is not shared with any organisation')}
      message={namesAudits ? undefined : i18n.t('each audit tells whom it is shared with')}
    />
  ) : (
    <PanelLine
      icon={Building2}
      title={namesOf(targets)}
      message={i18n.t('the site and all its audits, those to come too')}
    >
      <Link to={sitePath(id, '/share?tab=shared-with')} aria-label={i18n.t('Change whom the site is shared with')}>
        {i18n.t('Change')}
      </Link>
    </PanelLine>
  );

/** With whom the site's company is shared, and so the site. */
export const WithCompany = ({ companyId, targets }: { companyId: string; targets: readonly ShareTarget[] }) =>
  targets.length > 0 && (
    <PanelLine
      icon={Building2}
      title={namesOf(targets)}
      message={i18n.t('shared by its company: all its sites and their audits, those to come too')}
    >
      <Link
        to={companyPath(companyId, '/share?tab=shared-with')}
        aria-label={i18n.t('Change whom its company is shared with')}
      >
        {i18n.t('Change')}
      </Link>
    </PanelLine>
  );

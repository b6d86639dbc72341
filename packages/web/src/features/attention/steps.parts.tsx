import type { RoleGroup } from '@attestry/contract/kernel/permissions.ts';
import {
  auditListPath,
  companyPath,
  newUserPath,
  officeListPath,
  pagePath,
  siteListPath,
  sitePath,
} from '../../blocks/addresses.ts';
import { type Needed, useAudience, useCan } from '../../kernel/permissions.ts';
import { type Profile, session } from '../../kernel/session.ts';
import { i18n } from '../../kernel/texts.ts';

type Organisation = NonNullable<Profile['primaryOrganisation']>;

interface OfferedStep {
  key: string;
  label: string;
  /** The page it opens; a function if that depends on the reader's own organisation. */
  to: string | ((own: Organisation) => string);
  audience: readonly RoleGroup[];
  needs: Needed;
}

/** The first steps in order, at most three for each kind of reader. */
const offered: readonly OfferedStep[] = [
  {
    key: 'upload',
    label: 'Upload a first report',
    to: pagePath('audit/create'),
    audience: ['cb'],
    needs: 'Audit.Generate',
  },
  {
    key: 'plan',
    label: 'Plan the next audit of a site',
    to: `${auditListPath}?certificated=true&nextAudit=Not+planned`,
    audience: ['cb'],
    needs: 'Audit.Schedule',
  },
  {
    key: 'holding',
    label: 'See what is in Holding, and why',
    to: `${auditListPath}?auditStatus=Holding`,
    audience: ['body'],
    needs: 'Audit.View',
  },
  {
    key: 'certificates',
    label: 'See until when your sites are certificated',
    to: siteListPath,
    audience: ['company', 'site'],
    needs: 'Site.View',
  },
  {
    key: 'shares',
    label: 'See who sees your audits, and share them',
    to: ({ id, type }) => (type === 'Site' ? sitePath(id, '/share') : companyPath(id, '/share')),
    audience: ['company', 'site'],
    needs: ['Company.Share', 'Site.Share'],
  },
  {
    key: 'suspended',
    label: 'See whose certification is suspended',
    to: `${auditListPath}?auditStatus=Current&certificationStatus=Suspended`,
    audience: ['ab'],
    needs: 'Audit.View',
  },
  {
    key: 'bodies',
    label: 'Open a certification body',
    to: officeListPath,
    audience: ['body', 'ab'],
    needs: ['CertificationBody.View', 'SubOffice.View'],
  },
  {
    key: 'sites',
    label: 'Find a site by its code',
    to: siteListPath,
    audience: ['ab'],
    needs: 'Site.View',
  },
  {
    key: 'colleague',
    label: 'Give a colleague access',
    to: newUserPath(),
    audience: ['body', 'cb', 'company', 'site'],
    needs: 'User.Generate',
  },
];

export type Step = Pick<OfferedStep, 'key' | 'label'> & { to: string };

export const useSteps = (): readonly Step[] => {
  const can = useCan();
  const isAudience = useAudience();
  const own = session.profile()?.primaryOrganisation;
  return offered.flatMap(({ key, label, to, audience, needs }) => {
    const page = typeof to === 'string' ? to : own && to(own);
    return page && isAudience(audience) && can(needs) ? [{ key, label: i18n.t(label), to: page }] : [];
  });
};

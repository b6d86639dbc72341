import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import { companyRefusalReasons } from '@attestry/contract/features/company/company.schema.ts';
import type { ArchivingOfCompany } from '@attestry/contract/features/effect/effect.schema.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { Factory, Globe } from 'lucide-react';
import type { Archiving, ArchivingParts } from '../../blocks/archiving.ts';
import type { Effect, Question } from '../../blocks/asking/ask-first.ts';
import { quietEffectCalls } from '../../blocks/asking/effects.ts';
import { quietSend } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';

const siteCalls = clientOf(quietSend, siteApi);

type Staying = ArchivingOfCompany['staying'];

const allOf = (staying: readonly Staying[]): Staying => ({
  sites: staying.reduce((sum, { sites }) => sum + sites, 0),
  certificated: staying.reduce((sum, { certificated }) => sum + certificated, 0),
});

const effectsOf = (message: string, { sites, certificated }: Staying): Effect[] => {
  if (sites === 0) return [];
  const more = i18n.t('{certificated, plural, =0 {None is} one {# is} other {# are}} certificated on the public page', {
    certificated,
  });
  return [{ icon: certificated > 0 ? Globe : Factory, message, more }];
};

const choiceOf = ({ staying, archivable: { sites, certificated } }: ArchivingOfCompany): Question['choice'] => {
  if (sites === 0) return undefined;
  const ends = i18n.t(
    '{certificated, plural, =0 {No site} one {# site} other {# sites}} would no longer be shown as certificated.',
    { certificated },
  );
  const kept = staying.sites - sites;
  const others = i18n.t('{kept, plural, one {# site is} other {# sites are}} not yours to archive and would stay.', {
    kept,
  });
  return {
    label: i18n.t('{sites, plural, one {Archive its site too} other {Archive # sites too}}', { sites }),
    more: kept > 0 ? `${ends} ${others}` : ends,
  };
};

/** Archives a company alone, or together with those of its sites that the reader may archive. */
export const companyArchiving = (calls: Archiving): ArchivingParts<ArchivingOfCompany> => ({
  calls,
  callsForAll: { archive: siteCalls.archiveWithCompany, unarchive: siteCalls.unarchiveWithCompany },
  endpoint: companyApi.archive,
  reasons: companyRefusalReasons,
  readEffects: (id) => quietEffectCalls.archivingOfCompany({ params: { id } }),
  effects: (archived) => {
    const staying = allOf(archived.map(({ effects }) => effects.staying));
    const message =
      archived.length === 1
        ? i18n.t('{sites, plural, one {Its site stays} other {Its # sites stay}} as they are', staying)
        : i18n.t('{sites, plural, one {Their site stays} other {Their # sites stay}} as they are', staying);
    return effectsOf(message, staying);
  },
  choice: choiceOf,
  confirmLabel: i18n.t('Archive company'),
  confirmLabelForMany: i18n.t('Archive companies'),
  titleForMany: (count) => i18n.t('Archive {count} companies?', { count }),
});

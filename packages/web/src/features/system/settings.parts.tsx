import type { System, SystemSetting } from '@attestry/contract/features/system/system.schema.ts';
import type { FlagName } from '@attestry/contract/kernel/flags.ts';
import { useState } from 'react';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PhoneFold } from '../../ui/fold.tsx';
import { isNamedBy } from '../../ui/options-by-words.ts';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { PlainStatus, StatusPill } from '../../ui/status-pill.tsx';
import styles from './system.module.css';

const sourceWords: Readonly<Record<SystemSetting['source'], string>> = {
  environment: 'Environment',
  default: 'Default',
  none: 'Not set',
};
/** The titles of the sections of settings, in their order. */
const sectionTitles: Readonly<Record<SystemSetting['source'], string>> = {
  environment: 'Set in the environment',
  default: 'By default',
  none: 'Not set',
};
const sources = Object.keys(sectionTitles);

interface SettingsTableProps extends Pick<System, 'settings'> {
  title: string;
}

const SettingsTable = ({ title, settings }: SettingsTableProps) => (
  <PlainTable
    label={title}
    heads={[i18n.t('Setting'), i18n.t('Value')]}
    rows={settings.map(({ name, value }) => ({
      key: name,
      cells: [
        <code key="name" className={styles.value}>
          {name}
        </code>,
        <span key="value" className={styles.value}>
          {value || '–'}
        </span>,
      ],
    }))}
  />
);

/** The settings in force, by where they come from. They are changed in the environment and read at start. */
export const SettingsPanel = ({ settings }: Pick<System, 'settings'>) => {
  const [words, setWords] = useState('');
  const isMeant = isNamedBy(words);
  const shown = settings
    .filter(({ name, value }) => isMeant(`${name} ${value}`))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  return (
    <Panel title={i18n.t('Settings')}>
      <PanelBody>
        <p className={styles.about}>
          {i18n.t(
            'They are set in the environment of the server, which reads them when it starts. Secrets are masked.',
          )}
        </p>
        <div className={styles.search}>
          <SearchField label={i18n.t('Search settings')} text={words} onType={setWords} />
        </div>
      </PanelBody>
      {shown.length === 0 && <EmptyState title={i18n.t('No setting matches')} />}
      {[...Map.groupBy(shown, ({ source }) => source)]
        .toSorted(([one], [other]) => sources.indexOf(one) - sources.indexOf(other))
        .map(([source, ofSource]) => (
          <PhoneFold
            key={source}
            title={i18n.t(sectionTitles[source])}
            aside={formatCount(ofSource.length)}
            isWanted={words !== ''}
          >
            <SettingsTable title={i18n.t(sectionTitles[source])} settings={ofSource} />
          </PhoneFold>
        ))}
    </Panel>
  );
};

const flagWords: Readonly<Record<FlagName, string>> = {
  Megatron: 'The newer presentation: one tab in the public search, and a reduced header',
  CompanyTiers: 'Lite and Pro tiers with their columns and limits',
  AuditFeature: 'Audits and everything that depends on them',
  SelfSignUp: 'Companies without an account create one themselves',
  AnalyticsProofOfConcept: 'Admins show any report of Power BI to any identity, to try it out',
};

/** The feature flags. Each is switched by a setting, for the whole directory. */
export const FlagsPanel = ({ flags }: Pick<System, 'flags'>) => (
  <Panel title={i18n.t('Feature flags')}>
    <PlainTable
      label={i18n.t('Feature flags')}
      heads={[i18n.t('Feature'), i18n.t('State'), i18n.t('Setting'), i18n.t('From')]}
      rows={flags.map(({ name, isOn, setting, source }) => ({
        key: name,
        cells: [
          <div key="name">
            {name}
            <p className={styles.about}>{i18n.t(flagWords[name])}</p>
          </div>,
          isOn ? (
            <PlainStatus key="state" word={i18n.t('On')} />
          ) : (
            <StatusPill key="state" tone="quiet" word={i18n.t('Off')} />
          ),
          <code key="setting" className={styles.value}>
            {setting}
          </code>,
          i18n.t(sourceWords[source]),
        ],
      }))}
    />
  </Panel>
);

import type { System, SystemSetting } from '@attestry/contract/features/system/system.schema.ts';
import type { FlagName } from '@attestry/contract/kernel/flags.ts';
import { useState } from 'react';
import { i18n } from '../../kernel/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
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
const sources = Object.keys(sourceWords);

/** Those that the environment sets come first. */
const bySource = (one: SystemSetting, other: SystemSetting) =>
  sources.indexOf(one.source) - sources.indexOf(other.source) || one.name.localeCompare(other.name, 'en');

const SettingsTable = ({ settings }: Pick<System, 'settings'>) => (
  <PlainTable
    label={i18n.t('Settings')}
    heads={[i18n.t('Setting'), i18n.t('Value'), i18n.t('From')]}
    rows={settings.map(({ name, value, source }) => ({
      key: name,
      cells: [
        <code key="name">{name}</code>,
        <span key="value" className={styles.value}>
          {value || '–'}
        </span>,
        i18n.t(sourceWords[source]),
      ],
    }))}
  />
);

/** The settings in force, with where each comes from. They are changed in the environment and read at start. */
export const SettingsPanel = ({ settings }: Pick<System, 'settings'>) => {
  const [words, setWords] = useState('');
  const isMeant = isNamedBy(words);
  const shown = settings.filter(({ name, value }) => isMeant(`${name} ${value}`)).toSorted(bySource);
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
      {shown.length === 0 ? <EmptyState title={i18n.t('No setting matches')} /> : <SettingsTable settings={shown} />}
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
          <code key="setting">{setting}</code>,
          i18n.t(sourceWords[source]),
        ],
      }))}
    />
  </Panel>
);

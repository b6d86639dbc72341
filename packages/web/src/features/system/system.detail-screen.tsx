import type { System } from '@attestry/contract/features/system/system.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { listCrumbs } from '../../blocks/addresses.ts';
import { AdministrationTabs } from '../../blocks/administration-tabs.tsx';
import { ChangeLogScreen } from '../../blocks/change-log-screen.tsx';
import { DetailsColumns, PartLoader } from '../../blocks/details/details-screen.tsx';
import { Timeline } from '../../blocks/timeline/timeline.tsx';
import { formatMoment } from '../../kernel/days.ts';
import { formatBytes } from '../../kernel/files.ts';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { EventTime } from '../../ui/event-time.tsx';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { PhoneFold } from '../../ui/fold.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { NarrowTable } from '../../ui/plain-table.tsx';
import { FlagsPanel, SettingsPanel } from './settings.parts.tsx';
import styles from './system.module.css';
import { changesOfSystem, quietSystemCalls, systemQuery } from './system.parts.tsx';
import { WorkPanels } from './work.parts.tsx';

const Version = ({ version: { product, node, database, startedAt, migrations } }: Pick<System, 'version'>) => (
  <Panel title={i18n.t('Version')}>
    <FieldRows>
      <FieldRow label={i18n.t('Product')}>{product}</FieldRow>
      <FieldRow label={i18n.t('Node')}>{node}</FieldRow>
      <FieldRow label={i18n.t('PostgreSQL')}>{database}</FieldRow>
      <FieldRow label={i18n.t('Server started')}>
        <EventTime at={startedAt} />
      </FieldRow>
      <FieldRow label={i18n.t('Migrations')}>{formatCount(migrations.total)}</FieldRow>
      <FieldRow label={i18n.t('Latest migration')}>
        {migrations.latest.replace(/\.sql$/, '').replaceAll('_', ' ')}
      </FieldRow>
      <FieldRow label={i18n.t('Migrated')}>{formatMoment(migrations.appliedAt)}</FieldRow>
    </FieldRows>
  </Panel>
);

const Storage = ({ storage: { database, tables, files } }: Pick<System, 'storage'>) => (
  <Panel title={i18n.t('Storage')}>
    <FieldRows>
      <FieldRow label={i18n.t('Database')}>{formatBytes(database)}</FieldRow>
      <FieldRow label={files.place === 'bucket' ? i18n.t('Files in the bucket') : i18n.t('Files in the data folder')}>
        {i18n.t('{size} in {total, plural, one {# file} other {# files}}', {
          size: formatBytes(files.bytes),
          total: files.total,
        })}
      </FieldRow>
      {files.free !== undefined && <FieldRow label={i18n.t('Free on its disk')}>{formatBytes(files.free)}</FieldRow>}
    </FieldRows>
    <PhoneFold title={i18n.t('Largest tables')} aside={formatCount(tables.length)}>
      <div className={styles.tables}>
        <NarrowTable
          label={i18n.t('Largest tables')}
          heads={[i18n.t('Table'), i18n.t('Size'), i18n.t('Rows, about')]}
          rows={tables.map(({ name, bytes, rows }) => ({
            key: name,
            cells: [name, formatBytes(bytes), formatCount(rows)],
          }))}
        />
      </div>
    </PhoneFold>
  </Panel>
);

/** What an operator wants to know of the directory, and what can be tried again. */
export const SystemScreen = () => (
  <>
    <PageHeader
      title={i18n.t('Administration')}
      tabTitle={`${i18n.t('System')} · ${i18n.t('Administration')}`}
      standing={<AdministrationTabs active="system" />}
    />
    <PartLoader query={useQuery(systemQuery)}>
      {({ version, storage, flags, settings }) => (
        <DetailsColumns
          beside={
            <>
              <Version version={version} />
              <Storage storage={storage} />
              <Timeline changes={changesOfSystem} />
            </>
          }
        >
          <WorkPanels />
          <FlagsPanel flags={flags} />
          <SettingsPanel settings={settings} />
        </DetailsColumns>
      )}
    </PartLoader>
  </>
);

export const SystemChangeLogScreen = () => (
  <ChangeLogScreen
    scope={changesOfSystem.scope}
    breadcrumb={[listCrumbs.system()]}
    load={(query) => quietSystemCalls.changeLog({ query })}
  />
);

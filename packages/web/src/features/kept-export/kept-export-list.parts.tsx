import { keptExportApi } from '@attestry/contract/features/kept-export/kept-export.api.ts';
import type { KeptExport } from '@attestry/contract/features/kept-export/kept-export.schema.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, FileCheck, Hourglass, type LucideIcon, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { askFirst } from '../../blocks/asking/ask-first.ts';
import { runCommand } from '../../blocks/asking/run-command.ts';
import { refusalOfExport } from '../../blocks/list-screen/tool-bar/list-export.tsx';
import { refetchAfter } from '../../blocks/refetch.ts';
import { showFailure } from '../../kernel/api.ts';
import { formatMoment } from '../../kernel/days.ts';
import { formatBytes, saveFile } from '../../kernel/files.ts';
import { i18n } from '../../kernel/texts.ts';
import { useFocusOnRest } from '../../ui/free-focus.ts';
import { Panel } from '../../ui/panel.tsx';
import { PanelLine, PanelLines } from '../../ui/panel-lines.tsx';
import { WhyNot } from '../../ui/why-not.tsx';
import { markAbout } from '../notification/notification.public.ts';
import styles from './kept-export.module.css';
import { isUnderWay, keptExportsQuery, quietExportCalls, refetchExports } from './kept-export.parts.tsx';

const icons: Record<KeptExport['state'], LucideIcon> = {
  Waiting: Hourglass,
  'In progress': Hourglass,
  Ready: FileCheck,
  Failed: CircleAlert,
};

const progressWords = ({ state, size, until, reason }: KeptExport): string => {
  const made = formatBytes(size);
  if (state === 'Waiting') return i18n.t('Waiting to be exported');
  if (state === 'In progress') return i18n.t('Exporting… {made} so far', { made });
  if (state === 'Ready') return i18n.t('Ready, {made}, until {until}', { made, until: formatMoment(until ?? '') });
  return reason ? i18n.t(reason) : i18n.t('The export failed. Please try again.');
};

const removeCommand = (one: KeptExport) => ({
  send: () => quietExportCalls.remove({ params: { id: one.id } }).finally(() => void refetchExports()),
  message: () => (isUnderWay(one) ? i18n.t('Export cancelled') : i18n.t('Export removed')),
  endpoint: keptExportApi.remove,
});

/** Asks before a file that is still offered is removed; an export without one is removed at once. */
const remove = (one: KeptExport): void => {
  const { title, state } = one;
  const run = () => runCommand(removeCommand(one));
  if (state !== 'Ready') return void run();
  askFirst(
    Promise.resolve({
      title: i18n.t('Remove {name}?', { name: title }),
      effects: [
        {
          icon: Trash2,
          tone: 'bad',
          message: i18n.t('The file is deleted and can no longer be downloaded'),
          more: i18n.t('Copies already downloaded do not change'),
        },
      ],
      cancelLabel: i18n.t('Keep it'),
      confirmLabel: i18n.t('Remove'),
      run,
    }),
  );
};

/** Saves the file; the alert about it has then said what it had to. */
const useFetch = ({ id }: KeptExport) => {
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      saveFile(await quietExportCalls.file({ params: { id } }));
      markAbout({ type: 'export', id });
    } catch (error) {
      showFailure(error);
      await refetchExports();
    } finally {
      setBusy(false);
    }
  };
  return { busy, fetchFile };
};

const ExportLine = ({ one }: { one: KeptExport }) => {
  const { busy, fetchFile } = useFetch(one);
  const { title, state } = one;
  const refusal = refusalOfExport();
  return (
    <PanelLine icon={icons[state]} title={<bdi>{title}</bdi>} message={progressWords(one)}>
      <div className={styles.actions}>
        {state === 'Ready' && (
          <WhyNot reason={refusal}>
            <Button
              loading={busy}
              aria-label={i18n.t('Download {name}', { name: title })}
              onClick={() => refusal === undefined && void fetchFile()}
            >
              {i18n.t('Download')}
            </Button>
          </WhyNot>
        )}
        <Button
          variant="default"
          aria-label={
            isUnderWay(one) ? i18n.t('Cancel {name}', { name: title }) : i18n.t('Remove {name}', { name: title })
          }
          onClick={() => remove(one)}
        >
          {isUnderWay(one) ? i18n.t('Cancel') : i18n.t('Remove')}
        </Button>
      </div>
    </PanelLine>
  );
};

/** Alerts are counted again when an export ends: there is a new one. */
const useCountsAlerts = (underWay: number): void => {
  const [before, setBefore] = useState(underWay);
  useEffect(() => {
    if (underWay < before) void refetchAfter({ kinds: ['alert'] });
    setBefore(underWay);
  }, [underWay, before]);
};

/** The reader's long exports: those that are being made, and the files that are offered for a day. */
export const KeptExports = () => {
  const { data = [] } = useQuery(keptExportsQuery);
  const underWay = data.filter(isUnderWay).length;
  useCountsAlerts(underWay);
  const place = useRef<HTMLDivElement>(null);
  useFocusOnRest(data.length, place);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <p role="status" className={data.length > 0 ? styles.status : ''}>
        {underWay > 0 && i18n.t('Exporting… You may leave this page: the file will be offered here for a day.')}
      </p>
      {data.length > 0 && (
        <div className={styles.list}>
          <Panel title={i18n.t('Your exports')}>
            <PanelLines>
              {data.map((one) => (
                <ExportLine key={one.id} one={one} />
              ))}
            </PanelLines>
          </Panel>
        </div>
      )}
    </div>
  );
};

import { blankWorkbookApi } from '@attestry/contract/features/blank-workbook/blank-workbook.api.ts';
import type { CurrentTemplate } from '@attestry/contract/features/blank-workbook/blank-workbook.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { send } from '../../kernel/api.ts';
import { saveFile } from '../../kernel/files.ts';
import { i18n } from '../../kernel/texts.ts';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { WhyNot } from '../../ui/why-not.tsx';
import styles from './blank-workbook.module.css';

const calls = clientOf(send, blankWorkbookApi);

const templatesQuery = { queryKey: ['report-templates'], queryFn: () => calls.listTemplates() };

/** Downloads the workbook and confirms it. A failure shows the banner. */
const useDownload = (siteCode: string | undefined) => {
  const [busy, setBusy] = useState(false);
  const download = async (standardId: string) => {
    setBusy(true);
    const query = siteCode ? { siteCode } : {};
    await calls.workbook({ params: { standardId }, query }).then(saveFile, () => undefined);
    setBusy(false);
  };
  return { busy, download };
};

interface BlankWorkbookProps {
  /** The site whose known details are filled in. */
  siteCode: string | undefined;
  standardId?: string;
  /** The name of the standard preselected for the site. */
  usualStandard?: string | undefined;
}

const choiceOf = ({ id, name, version }: CurrentTemplate) => ({
  value: id,
  label: i18n.t('{name}, version {version}', { name, version }),
});

/** Downloads the workbook of the chosen standard, which an auditor fills in. */
export const BlankWorkbook = ({ siteCode, standardId, usualStandard }: BlankWorkbookProps) => {
  const { data: templates = [] } = useQuery(templatesQuery);
  const [own, setChosen] = useState<string | null>(standardId ?? null);
  const chosen = own ?? templates.find(({ name }) => name === usualStandard)?.id ?? null;
  const { busy, download } = useDownload(siteCode);
  return (
    <Panel title={i18n.t('Blank workbook')}>
      <PanelBody>
        <div className={styles.stack}>
          <p>
            {i18n.t('The report is a workbook with one sheet for each of its parts.')}{' '}
            {siteCode
              ? i18n.t('The details the directory holds of site {siteCode} are already filled in.', { siteCode })
              : i18n.t('Fill it in, save it as .xlsx and upload it here.')}
          </p>
          <Select
            label={i18n.t('Standard')}
            placeholder={i18n.t('Choose a standard')}
            data={templates.map(choiceOf)}
            allowDeselect={false}
            value={chosen}
            onChange={setChosen}
          />
          <WhyNot reason={chosen === null ? i18n.t('Choose a standard first') : undefined}>
            <Button
              variant="default"
              leftSection={<Download size={16} aria-hidden="true" />}
              loading={busy}
              onClick={() => chosen !== null && void download(chosen)}
            >
              {i18n.t('Download workbook')}
            </Button>
          </WhyNot>
        </div>
      </PanelBody>
    </Panel>
  );
};

import type { SharingOption } from '@attestry/contract/features/sharing/sharing.schema.ts';
import type { ShareableEntity } from '@attestry/contract/kernel/shares.ts';
import { Loader, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Command, runCommand } from '../../blocks/asking/run-command.ts';
import { sharingOptionWords } from '../../blocks/sharing-option-words.ts';
import { sentenceOf } from '../../kernel/api-error.ts';
import { i18n } from '../../kernel/texts.ts';
import { ErrorView } from '../../ui/error-view.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import styles from './sharing.module.css';
import { quietSharingCalls, type SharedRecord, sharingApis, untilReopened } from './sharing.parts.tsx';

type WithOptions = SharedRecord & { type: Exclude<ShareableEntity, 'company'> };

export const hasOptions = (record: SharedRecord): record is WithOptions => record.type !== 'company';

/** The option that inherits the access instead of setting it. */
const inherited = 'inherited';

const inheritedWords = (type: WithOptions['type'], applies: SharingOption | undefined) => ({
  label: type === 'site' ? i18n.t('As set for the directory') : i18n.t('As set for its site'),
  description: applies?.isInherited
    ? i18n.t('At present: {option}.', { option: sharingOptionWords()[applies.name].label })
    : i18n.t('Removes the choice made here.'),
});

type Option = Pick<SharingOption, 'sharingExternalId' | 'value'>;

const save = ({ type, id }: WithOptions, option: Option) =>
  type === 'site'
    ? quietSharingCalls.site.setOption({ body: { siteExternalId: id, ...option } })
    : quietSharingCalls.audit.setOption({ body: { auditExternalId: id, ...option } });

/** The access options. Choosing one saves it at once and refetches them. */
const useOptions = (record: WithOptions) => {
  const { type, id } = record;
  const options = useQuery({
    queryKey: ['sharing', 'options', `${type} ${id}`],
    queryFn: () => quietSharingCalls[type].listOptions({ params: { id } }),
    ...untilReopened,
  });
  const applies = options.data?.find(({ value }) => value);
  const held = applies?.isInherited ? inherited : applies?.sharingExternalId;
  const command = (chosen: string, before: string): Command<unknown> => ({
    send: async () => {
      // Switching off the record's own option makes it inherit again.
      await save(record, { sharingExternalId: chosen === inherited ? before : chosen, value: chosen !== inherited });
      await options.refetch();
    },
    message: () => i18n.t('The access was changed'),
    undo: () => command(before, chosen),
    endpoint: sharingApis[type].setOption,
  });
  const [asked, ask] = useState<string>();
  const choose = (chosen: string) => {
    if (held === undefined) return;
    ask(chosen);
    void runCommand(command(chosen, held)).finally(() => ask(undefined));
  };
  return { options, applies, held, asked, choose };
};

const intro = (type: WithOptions['type']): string =>
  type === 'site'
    ? i18n.t(
        'What the Certificate Tracker shows of this site’s audits to organisations they are not shared with. An audit may have a choice of its own.',
      )
    : i18n.t('What the Certificate Tracker shows of this audit to organisations it is not shared with.');

interface ChoiceProps {
  type: WithOptions['type'];
  options: readonly SharingOption[];
  applies: SharingOption | undefined;
  chosen: string | undefined;
  busy: boolean;
  onChoose: (id: string) => void;
}

const look = { size: 'md' } as const;

const Choice = ({ type, options, applies, chosen, busy, onChoose }: ChoiceProps) => (
  <Radio.Group
    label={intro(type)}
    labelProps={{ className: styles.intro }}
    aria-busy={busy}
    value={chosen ?? ''}
    // Not disabled while saving, because a disabled field loses the keyboard focus.
    onChange={(id) => !busy && onChoose(id)}
  >
    <div className={styles.options}>
      <Radio {...look} value={inherited} {...inheritedWords(type, applies)} />
      {options.map(({ sharingExternalId, name }) => (
        <Radio {...look} key={sharingExternalId} value={sharingExternalId} {...sharingOptionWords()[name]} />
      ))}
      {busy && <Loader size={18} role="status" aria-label={i18n.t('Saving')} />}
    </div>
  </Radio.Group>
);

/** Sets what the Certificate Tracker shows of the record. */
export const AccessOptions = ({ record }: { record: WithOptions }) => {
  const { options, applies, held, asked, choose } = useOptions(record);
  return (
    <Panel>
      {options.error && <ErrorView message={sentenceOf(options.error)} onRetry={() => void options.refetch()} />}
      {options.isPending && <LineSkeletons />}
      {options.data && (
        <PanelBody>
          <Choice
            type={record.type}
            options={options.data}
            applies={applies}
            chosen={asked ?? held}
            busy={asked !== undefined}
            onChoose={choose}
          />
        </PanelBody>
      )}
    </Panel>
  );
};

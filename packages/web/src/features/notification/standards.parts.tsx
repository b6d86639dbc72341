import { notificationApi } from '@attestry/contract/features/notification/notification.api.ts';
import {
  type Notifications,
  type NotificationsForm,
  subscriptionChoices,
} from '@attestry/contract/features/notification/notification.schema.ts';
import { Button, Checkbox, Radio } from '@mantine/core';
import { useState } from 'react';
import { runCommand } from '../../blocks/asking/run-command.ts';
import { LeaveGuard } from '../../blocks/form-screen/leave-guard.tsx';
import { type Choice as Entry, useChoices } from '../../blocks/lookups.tsx';
import { i18n } from '../../kernel/texts.ts';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { WhyNot } from '../../ui/why-not.tsx';
import { quietNotificationCalls } from './alert.parts.tsx';
import styles from './notification.module.css';
import { showNotifications } from './notification.parts.tsx';

type Choice = Notifications['choice'];

/** The choice of standards as the reader edits it. A standard that is not included is absent or None. */
interface Draft {
  choice: Choice;
  standards: Readonly<Record<string, { choice: Choice; categories: string[] }>>;
}

const draftOf = ({ choice, standards }: Notifications): Draft => ({
  choice,
  standards: Object.fromEntries(
    standards.map(({ standardId, choice: of, categories }) => [
      standardId,
      { choice: of, categories: of === 'Custom' ? categories : [] },
    ]),
  ),
});

const formOf = ({ choice, standards }: Draft): NotificationsForm => ({
  choice,
  standards:
    choice === 'Custom'
      ? Object.entries(standards)
          .filter(([, one]) => one.choice !== 'None')
          .map(([standardId, { choice: of, categories }]) => ({
            standardId,
            choice: of,
            categories: of === 'Custom' ? categories : [],
          }))
      : [],
});

/** The server takes a standard without categories for all of it. */
const isIncomplete = ({ choice, categories }: Draft['standards'][string]): boolean =>
  choice === 'Custom' && categories.length === 0;

interface ChoicesProps {
  label: string;
  value: Choice;
  onChoose: (choice: Choice) => void;
}

const Choices = ({ label, value, onChoose }: ChoicesProps) => (
  <Radio.Group
    className={styles.question ?? ''}
    label={label}
    value={value}
    onChange={(chosen) => {
      const choice = subscriptionChoices.find((one) => one === chosen);
      if (choice) onChoose(choice);
    }}
  >
    <div className={styles.choices}>
      {subscriptionChoices.map((choice) => (
        <Radio key={choice} value={choice} label={i18n.t(choice)} />
      ))}
    </div>
  </Radio.Group>
);

interface StandardProps {
  standard: Entry;
  categories: readonly Entry[];
  chosen: Draft['standards'][string];
  onChange: (chosen: Draft['standards'][string]) => void;
}

const Standard = ({ standard: { name }, categories, chosen, onChange }: StandardProps) => (
  <li className={styles.standard}>
    <Choices label={name} value={chosen.choice} onChoose={(choice) => onChange({ ...chosen, choice })} />
    {chosen.choice === 'Custom' && (
      <Checkbox.Group
        label={i18n.t('Categories of {name}', { name })}
        error={isIncomplete(chosen) && i18n.t('Choose at least one category')}
        value={chosen.categories}
        onChange={(ids) => onChange({ ...chosen, categories: ids })}
      >
        <div className={styles.categories}>
          {categories.map(({ id, name: category }) => (
            <Checkbox key={id} value={id} label={category} />
          ))}
        </div>
      </Checkbox.Group>
    )}
  </li>
);

const none = { choice: 'None', categories: [] } as const satisfies { choice: Choice; categories: readonly string[] };

const CustomStandards = ({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) => {
  const standards = useChoices('standard');
  const categories = useChoices('category');
  return (
    <ul className={styles.standards}>
      {standards.map((standard) => (
        <Standard
          key={standard.id}
          standard={standard}
          categories={categories.filter(({ hint }) => hint === standard.name)}
          chosen={draft.standards[standard.id] ?? { ...none, categories: [] }}
          onChange={(chosen) => onChange({ ...draft, standards: { ...draft.standards, [standard.id]: chosen } })}
        />
      ))}
    </ul>
  );
};

interface SaveProps {
  draft: Draft;
  onDone: () => void;
}

const Save = ({ draft, onDone }: SaveProps) => {
  const [isSaving, setSaving] = useState(false);
  const isReady = draft.choice !== 'Custom' || !Object.values(draft.standards).some(isIncomplete);
  const save = () => {
    setSaving(true);
    void runCommand({
      send: async () => {
        showNotifications(await quietNotificationCalls.update({ body: formOf(draft) }));
        onDone();
      },
      message: () => i18n.t('Your choice of standards was saved'),
      endpoint: notificationApi.update,
    }).finally(() => setSaving(false));
  };
  return (
    <div className={styles.save}>
      <Button variant="subtle" color="gray" onClick={onDone}>
        {i18n.t('Cancel')}
      </Button>
      <WhyNot reason={isReady ? undefined : i18n.t('Choose at least one category of each standard')}>
        <Button loading={isSaving} onClick={save}>
          {i18n.t('Save')}
        </Button>
      </WhyNot>
    </div>
  );
};

/** Chooses of which standards' audits the reader is alerted. */
export const StandardsChoice = ({ stored }: { stored: Notifications }) => {
  const [changed, setChanged] = useState<Draft>();
  const draft = changed ?? draftOf(stored);
  return (
    <Panel title={i18n.t('Standards')}>
      <PanelBody>
        <p className={styles.hint}>
          {i18n.t(
            'Alerts about audits and certificates reach you only for the standards and categories chosen here. Alerts about sharing do not depend on them.',
          )}
        </p>
        <Choices
          label={i18n.t('Audits of which standards?')}
          value={draft.choice}
          onChoose={(choice) => setChanged({ ...draft, choice })}
        />
        {draft.choice === 'Custom' && <CustomStandards draft={draft} onChange={setChanged} />}
        {changed && <Save draft={changed} onDone={() => setChanged(undefined)} />}
      </PanelBody>
      <LeaveGuard unsaved={changed !== undefined} />
    </Panel>
  );
};

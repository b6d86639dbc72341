import { certificateTrackerErrors } from '@attestry/contract/features/certificate-tracker/certificate-tracker.errors.ts';
import { favouriteApi } from '@attestry/contract/features/favourite/favourite.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { type Command, runCommand } from '../../blocks/asking/run-command.ts';
import { asRowCommand, sendPatiently, type UnfinishedRow } from '../../blocks/asking/send-each.ts';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { quietSend, showFailure } from '../../kernel/api.ts';
import { useFlag } from '../../kernel/flags.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { WhyNot } from '../../ui/why-not.tsx';
import styles from './favourite.module.css';
import { LimitReached, showLimit } from './favourite-limit.parts.tsx';

export const favouriteCalls = clientOf(quietSend, favouriteApi);

/** A record in the Certificate Tracker that can be a favourite. */
interface Starrable {
  id: string;
  /** The name of its site. */
  site: string;
  isFavourited?: boolean | undefined;
}

const add = async ({ id }: Starrable): Promise<void> => {
  if ((await favouriteCalls.add({ body: { auditId: id } })) < 0) throw new LimitReached();
};
const remove = async ({ id }: Starrable): Promise<void> =>
  void (await favouriteCalls.remove({ body: { auditId: id } }));

const showWhyNot = (error: unknown) => (error instanceof LimitReached ? showLimit() : showFailure(error));

/** Adds a favourite, or removes it; the other undoes it. */
export const commandFor = (row: Starrable, adds: boolean): Command<void> => ({
  send: () => (adds ? add(row) : remove(row)),
  message: () =>
    adds
      ? i18n.t('{site} added to favourites', { site: row.site })
      : i18n.t('{site} removed from favourites', { site: row.site }),
  undo: () => commandFor(row, !adds),
  endpoint: adds ? favouriteApi.add : favouriteApi.remove,
  failed: showWhyNot,
});

/** Why a reader who has favourites may not use them; undefined for all others. */
export const useFavouritesRefusal = (): string | undefined => {
  const isLite = useAudience()(['lite']);
  return useFlag('Megatron') && isLite ? i18n.t(certificateTrackerErrors.upgradeNeeded.message) : undefined;
};

/**
 * The star of a row: filled for a favourite. It changes at once, and back if the limit prevents it. Stars pressed faster than
 * the server stores them wait for one another.
 */
export const FavouriteStar = ({ row }: { row: Starrable }) => {
  const [pressed, setPressed] = useState<boolean>();
  const refusal = useFavouritesRefusal();
  const isOn = pressed ?? row.isFavourited ?? false;
  const release = () => setPressed(undefined);
  const press = () => {
    setPressed(!isOn);
    const command = commandFor(row, !isOn);
    void runCommand({ ...command, send: () => sendPatiently(command.send) }).finally(release);
  };
  return (
    <WhyNot reason={refusal}>
      <button
        type="button"
        className={styles.star}
        aria-pressed={isOn}
        aria-label={i18n.t('Favourite: {site}', { site: row.site })}
        onClick={press}
      >
        <Star size={18} aria-hidden="true" />
      </button>
    </WhyNot>
  );
};

/** Whether the reader belongs to a company, which alone has favourites. */
export const useHasFavourites = (): boolean => useAudience()(['company']);

const addedText = (done: number, unfinished: readonly UnfinishedRow[]): string => {
  const counts = { done, unfinished: unfinished.length };
  if (unfinished.length === 0) return i18n.t('{done} added to favourites', counts);
  const limit = new LimitReached().message;
  return unfinished.every(({ reason }) => reason === limit)
    ? i18n.t('{done} added to favourites, {unfinished} not: the limit is reached', counts)
    : i18n.t('{done} added to favourites, {unfinished} not', counts);
};

const removedText = (done: number, { length: unfinished }: readonly UnfinishedRow[]): string =>
  unfinished === 0
    ? i18n.t('{done} removed from favourites', { done })
    : i18n.t('{done} removed from favourites, {unfinished} not', { done, unfinished });

/** Add to and remove from favourites, for one row and for the selected ones. */
export const useFavouriteActions = (): RowAction<Starrable>[] => {
  const refusal = useFavouritesRefusal();
  if (!useHasFavourites()) return [];
  const action = (label: string, adds: boolean): RowAction<Starrable> => ({
    label,
    icon: Star,
    offered: ({ isFavourited = false }) => refusal === undefined && isFavourited !== adds,
    refusal: ({ isFavourited }) => (isFavourited === adds ? undefined : refusal),
    run: (row) => void runCommand(commandFor(row, adds)),
    bulk: {
      command: (row) => asRowCommand(commandFor(row, adds)),
      summary: adds ? addedText : removedText,
    },
  });
  return [action(i18n.t('Add to favourites'), true), action(i18n.t('Remove from favourites'), false)];
};

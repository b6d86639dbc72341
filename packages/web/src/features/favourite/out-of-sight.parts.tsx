import { favouriteApi } from '@attestry/contract/features/favourite/favourite.api.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { refetchAfter } from '../../blocks/refetch.ts';
import { showFailure } from '../../kernel/api.ts';
import { showSnackbar } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { Dialog, DialogButtons } from '../../ui/dialog.tsx';
import styles from './favourite.module.css';
import { favouriteCalls } from './favourite.parts.tsx';

const outOfSightQuery = {
  queryKey: ['favourites', 'verify', 'outOfSight'],
  queryFn: () => favouriteCalls.listOutOfSight(),
};

const removeAll = (auditIds: string[]): Promise<void> =>
  favouriteCalls
    .remove({ body: { auditIds } })
    .then(() => {
      showSnackbar(
        i18n.t('{count, plural, one {# favourite} other {# favourites}} removed', { count: auditIds.length }),
      );
      return refetchAfter(favouriteApi.remove);
    })
    .catch(showFailure);

const Lost = ({ onClose }: { onClose: () => void }) => {
  const { data: lost = [] } = useQuery(outOfSightQuery);
  const remove = () => void removeAll(lost.map(({ auditId }) => auditId)).then(onClose);
  return (
    <>
      <p>
        {i18n.t(
          'You no longer see a certificate of these: it may have been archived, withdrawn from view, or no longer be shared with you. They still count towards the limit, and come back if a new certificate is shown.',
        )}
      </p>
      <ul className={styles.lost}>
        {lost.map(({ auditId, site, siteCode, standard }) => (
          <li key={auditId}>
            <bdi>{site}</bdi> · {siteCode} · {standard}
          </li>
        ))}
      </ul>
      <DialogButtons>
        <Button data-autofocus variant="default" onClick={onClose}>
          {i18n.t('Keep them')}
        </Button>
        <Button onClick={remove}>{i18n.t('Remove from favourites')}</Button>
      </DialogButtons>
    </>
  );
};

/** The favourites of which no record is in sight, and how to remove them. */
export const OutOfSightDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Dialog opened={opened} onClose={onClose} title={i18n.t('Favourites out of sight')}>
    {opened && <Lost onClose={onClose} />}
  </Dialog>
);

import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { runCommand } from '../../blocks/asking/run-command.ts';
import { i18n } from '../../kernel/texts.ts';
import type { MenuAction } from '../../ui/action-menu.tsx';
import { commandFor, favouriteCalls, useFavouritesRefusal, useHasFavourites } from './favourite.parts.tsx';

/** The entry that adds a record to the favourites, or removes it; none for readers who have no favourites. */
export const useFavouriteEntry = ({ id, site }: { id: string; site: string }): MenuAction[] => {
  const hasFavourites = useHasFavourites();
  const refusal = useFavouritesRefusal();
  const { data: isFavourited = false, isSuccess } = useQuery({
    queryKey: ['favourite', 'verify', id],
    queryFn: () => favouriteCalls.read({ params: { id } }),
    enabled: hasFavourites && refusal === undefined,
  });
  if (!hasFavourites || (refusal === undefined && !isSuccess)) return [];
  return [
    {
      key: 'favourite',
      label: isFavourited ? i18n.t('Remove from favourites') : i18n.t('Add to favourites'),
      icon: Star,
      isQuiet: isFavourited,
      group: i18n.t('Favourites'),
      run: () => void runCommand(commandFor({ id, site }, !isFavourited)),
      ...(refusal === undefined ? { leads: true } : { refusal }),
    },
  ];
};

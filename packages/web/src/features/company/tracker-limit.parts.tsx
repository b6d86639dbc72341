import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import { type Company, favouriteLimitForm } from '@attestry/contract/features/company/company.schema.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { FormDialog } from '../../blocks/form-dialog.tsx';
import { refetchAfter } from '../../blocks/refetch.ts';
import { failureOf } from '../../kernel/api-error.ts';
import { showSnackbar } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { companyCalls, quietCompanyCalls } from './company.parts.tsx';

/** The default limit, which the form of a new company starts with. */
export const defaultLimitQuery = queryOptions({
  queryKey: ['company', 'default-limit'],
  queryFn: () => quietCompanyCalls.readDefaultFavouriteLimit(),
});

const limitQuery = (id: string) =>
  queryOptions({
    queryKey: ['company', id, 'limit'],
    queryFn: () => companyCalls.readFavouriteLimit({ params: { id } }),
  });

/** A blank limit is not sent, so that the present one stays. */
const asked = z.object({ limit: z.union([z.literal(''), favouriteLimitForm.shape.favouriteTagLimit]) });

interface TrackerLimitDialogProps {
  company: Pick<Company, 'id' | 'name'>;
  onClose: () => void;
}

/** Sets how many favourites a company may have in the Certificate Tracker. */
export const TrackerLimitDialog = ({ company: { id, name }, onClose }: TrackerLimitDialogProps) => {
  const answer = useQuery(limitQuery(id));
  const { data: present } = answer;
  const failed = failureOf(answer) !== undefined;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (failed) close();
  }, [failed]);
  if (!present) return null;
  const save = async ({ limit }: z.output<typeof asked>) => {
    if (limit === '') return;
    await quietCompanyCalls.setFavouriteLimit({ body: { companyExternalId: id, favouriteTagLimit: limit } });
    showSnackbar(i18n.t('Certificate Tracker limit of {name}: {limit}', { name, limit }));
    await refetchAfter(companyApi.setFavouriteLimit);
  };
  return (
    <FormDialog
      title={i18n.t('Set Certificate Tracker Limit')}
      schema={asked}
      values={{ limit: present.favouriteTagLimit }}
      fields={[
        {
          kind: 'number',
          name: 'limit',
          label: i18n.t('Max Favourites'),
          hint: i18n.t('How many favourites {name} may keep. If left blank, the limit does not change.', { name }),
        },
      ]}
      save={save}
      saveLabel={i18n.t('Save')}
      onSaved={onClose}
      onClose={onClose}
    />
  );
};

import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { auditLifeApi } from '@attestry/contract/features/audit-life/audit-life.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { addressText } from '../../blocks/details/place-and-contact.tsx';
import { send } from '../../kernel/api.ts';
import { showSnackbar } from '../../kernel/notices.ts';
import { useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { focusIsFree } from '../../ui/free-focus.ts';
import { siteQuery } from '../site-record/site-record.public.ts';
import { useEditing, useMayEdit } from './editing.parts.tsx';
import styles from './synchronise.module.css';

const calls = clientOf(send, auditLifeApi);

type SiteDetails = Pick<Audit, 'siteLocation'> & { name: string };

/** The site's present details in the directory; undefined if this reader cannot see the site. */
const useDirectorySite = (code: string, mayEdit: boolean): SiteDetails | undefined => {
  const enabled = useCan()('Site.View') && mayEdit;
  const { data } = useQuery({ ...siteQuery(code), enabled });
  return data && { name: data.name, siteLocation: data.location };
};

interface SynchronisedProps {
  audit: Audit;
  label: string;
  done: string;
  /** The text of this part of the site, and the values to compare. */
  words: (site: SiteDetails) => string;
  parts: (site: SiteDetails) => readonly string[];
  call: (audit: { params: { id: string } }) => Promise<unknown>;
  children: ReactNode;
}

const useSynchronising = ({ audit, done, call }: Pick<SynchronisedProps, 'audit' | 'done' | 'call'>) => {
  const editing = useEditing();
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const synchronise = async () => {
    setBusy(true);
    try {
      await call({ params: { id: audit.id } });
      await editing?.refetch();
      showSnackbar(done);
    } catch {
      // The banner says why.
    }
    setBusy(false);
    // The button may have lost the focus while busy, and it disappears when the details agree.
    if (focusIsFree() || place.current?.contains(document.activeElement)) place.current?.focus();
  };
  return { busy, place, synchronise };
};

/** A part of the site as the audit records it, with a button to copy the directory's values if they differ. */
const Synchronised = ({ audit, label, done, words, parts, call, children }: SynchronisedProps) => {
  const mayEdit = useMayEdit();
  const now = useDirectorySite(audit.site.id, mayEdit);
  const { busy, place, synchronise } = useSynchronising({ audit, done, call });
  if (!mayEdit) return children;
  const then = { name: audit.site.name, siteLocation: audit.siteLocation };
  const differs = now && parts(now).join('\n') !== parts(then).join('\n');
  return (
    <div ref={place} tabIndex={-1} className={styles.synchronised}>
      <div>
        {children}
        {differs && <p className={styles.now}>{i18n.t('In the directory: {now}', { now: words(now) })}</p>}
      </div>
      {differs && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<RefreshCw size={14} aria-hidden="true" />}
          loading={busy}
          onClick={() => void synchronise()}
        >
          {label}
        </Button>
      )}
    </div>
  );
};

const partsOfLocation = ({ siteLocation: { country, ...lines } }: SiteDetails) => [
  lines.addressLine1,
  lines.addressLine2,
  lines.addressLine3,
  lines.city,
  lines.county,
  lines.zipCode,
  country.name,
];

interface PartProps {
  audit: Audit;
  children: ReactNode;
}

export const SynchronisedSiteName = (props: PartProps) => (
  <Synchronised
    {...props}
    label={i18n.t('Synchronise site name')}
    done={i18n.t('Site name synchronised')}
    words={({ name }) => name}
    parts={({ name }) => [name]}
    call={calls.synchroniseSiteName}
  />
);

export const SynchronisedLocation = (props: PartProps) => (
  <Synchronised
    {...props}
    label={i18n.t('Synchronise location')}
    done={i18n.t('Location synchronised')}
    words={({ siteLocation }) => addressText(siteLocation)}
    parts={partsOfLocation}
    call={calls.synchroniseLocation}
  />
);

import { Link } from '@tanstack/react-router';
import { ArrowUpRight, CircleFadingArrowUp, LogOut, MonitorX } from 'lucide-react';
import { siteListPath, usePlansAtSite } from '../blocks/addresses.ts';
import { useUpgrades } from '../blocks/upgrades.ts';
import { useConfiguration } from '../kernel/configuration.ts';
import { useAudience } from '../kernel/permissions.ts';
import { session } from '../kernel/session.ts';
import { i18n } from '../kernel/texts.ts';
import { type DeclaredEntry, inGroups, type MenuEntry, useAwaitedEntries, useOpenEntries } from './menu.ts';
import styles from './rail.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

const Inside = ({ entry }: { entry: MenuEntry }) => {
  const Icon = entry.icon;
  return (
    <>
      <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.label}>
        {i18n.t(entry.label)}
        {entry.refusal !== undefined && <span className={styles.reason}>{i18n.t(entry.refusal)}</span>}
      </span>
      {entry.external && <ArrowUpRight size={14} aria-hidden="true" />}
    </>
  );
};

interface EntryProps {
  entry: MenuEntry;
  onChoose?: (() => void) | undefined;
}

const Entry = ({ entry, onChoose }: EntryProps) => {
  const plansAtSite = usePlansAtSite();
  if (entry.refusal !== undefined)
    return (
      <button type="button" className={styles.entry} aria-disabled="true">
        <Inside entry={entry} />
      </button>
    );
  if (entry.external)
    return (
      <a href={entry.to} target="_blank" rel="noreferrer" className={styles.entry} onClick={onChoose}>
        <Inside entry={entry} />
      </a>
    );
  return (
    <Link
      to={entry.to}
      className={styles.entry}
      activeOptions={{ includeSearch: false, exact: plansAtSite }}
      {...(plansAtSite && entry.to === siteListPath && { 'aria-current': 'page' })}
      onClick={onChoose}
    >
      <Inside entry={entry} />
    </Link>
  );
};

/** The room of an entry whose reader's permissions are not known yet. */
const AwaitedEntry = ({ entry }: { entry: MenuEntry }) => (
  <span className={`${styles.entry} ${styles.awaited}`}>
    <Inside entry={entry} />
  </span>
);

const Account = () => {
  const profile = session.profile();
  const isAudience = useAudience();
  // Another provider would sign other browsers in again automatically.
  const embedded = useConfiguration()?.signIn.embedded;
  return (
    <div className={styles.account}>
      <div className={styles.person}>
        <strong>{profile?.name}</strong>
        <span>{profile?.roleLabel}</span>
        {isAudience(['company']) && profile?.primaryOrganisation?.type === 'Company' && (
          <span>{i18n.t('Company ID: {id}', { id: profile.primaryOrganisation.id })}</span>
        )}
      </div>
      <ThemeToggle />
      <button type="button" className={styles.signOut} onClick={() => session.signOut()}>
        <LogOut size={16} aria-hidden="true" />
        {i18n.t('Sign out')}
      </button>
      {embedded && (
        <button type="button" className={styles.signOut} onClick={() => session.signOutEverywhere()}>
          <MonitorX size={16} aria-hidden="true" />
          {i18n.t('Sign out everywhere')}
        </button>
      )}
    </div>
  );
};

interface RailProps {
  entries: readonly DeclaredEntry[];
  /** Called when an entry is chosen, even that of the present page. */
  onChoose?: () => void;
}

/** The private menu: the pages this reader may open, in groups, and the signed-in user. */
export const Rail = ({ entries, onChoose }: RailProps) => {
  const upgrades = useUpgrades().map(
    (link) => ({ ...link, icon: CircleFadingArrowUp, external: true, group: 'Elsewhere' }) as const,
  );
  const open = useOpenEntries(entries);
  const awaited = useAwaitedEntries(entries);
  const shown = [...upgrades, ...(awaited ?? open)];
  return (
    <div className={styles.rail}>
      <nav aria-label={i18n.t('Main menu')} aria-busy={awaited !== undefined}>
        {inGroups(shown).map(({ name, heading, members }) => (
          <div key={name} className={styles.group} aria-hidden={awaited !== undefined}>
            {heading && <h2 className={awaited && styles.awaited}>{i18n.t(heading)}</h2>}
            <ul>
              {members.map((entry) => (
                <li key={entry.label}>
                  {awaited ? <AwaitedEntry entry={entry} /> : <Entry entry={entry} onChoose={onChoose} />}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Account />
    </div>
  );
};

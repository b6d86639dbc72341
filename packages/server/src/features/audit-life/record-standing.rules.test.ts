import {
  type CertificationStatus,
  certificationStatuses,
  decidedStatuses,
  holdingReasons,
} from '@attestry/contract/features/audit/audit.states.ts';
import {
  certificationTransitions,
  recordTransitions,
} from '@attestry/contract/features/audit-life/audit-life.states.ts';
import { describe, expect, it } from 'vitest';
import {
  type Reported,
  standingOfReport,
  standingWhenDisplaced,
  standingWhenUnarchived,
  standingWhenValidated,
  statusWhenFollowed,
} from './record-standing.rules.ts';

const reported: Reported = {
  decision: 'Certificated',
  startDate: '2026-05-01',
  byOwner: false,
  onHold: false,
  present: undefined,
  follower: undefined,
  replaced: undefined,
};
const standing = (given: Partial<Reported>) => standingOfReport({ ...reported, ...given });
const earlier = { startDate: '2025-05-01', certificationStatus: 'Certificated' } as const;
const later = { startDate: '2027-05-01', certificationStatus: 'Certificated' } as const;

describe('the standing of a new record', () => {
  it.each<[string, Partial<Reported>, string, string]>([
    ['is Current if the site has none', {}, 'Current', 'Certificated'],
    ['is Current while Pending, if the site has none', { decision: 'Pending' }, 'Current', 'Pending'],
    ['is Current after an earlier one', { present: earlier }, 'Current', 'Certificated'],
    [
      'is Current after one of the same day',
      { present: { ...earlier, startDate: '2026-05-01' } },
      'Current',
      'Certificated',
    ],
    [
      'is Current before a later one without a decision',
      { present: { ...later, certificationStatus: 'Pending' } },
      'Current',
      'Certificated',
    ],
    [
      'is Current after an earlier one when not certificated',
      { present: earlier, decision: 'Not Certificated' },
      'Current',
      'Not Certificated',
    ],
    [
      'is history when older than the Current one',
      { present: later, follower: 'Certificated' },
      'Closed',
      'Expired Renewed',
    ],
    [
      'is withdrawn history when the next one was not certificated',
      { present: later, follower: 'Not Certificated' },
      'Closed',
      'Withdrawn',
    ],
    [
      'is history as it was decided when not certificated',
      { present: later, follower: 'Certificated', decision: 'Not Certificated' },
      'Closed',
      'Not Certificated',
    ],
    ['keeps the level of START!', { decision: 'Start! Basic' }, 'Current', 'Start! Basic'],
  ])('%s', (_, given, recordStatus, certificationStatus) => {
    expect(standing(given)).toEqual({ recordStatus, certificationStatus, holdingReason: null });
  });

  it.each<[string, Partial<Reported>, string]>([
    ['by a company or site', { byOwner: true }, holdingReasons.byOwner],
    [
      'by a company or site, also while submissions are on hold',
      { byOwner: true, onHold: true },
      holdingReasons.byOwner,
    ],
    ['while submissions are on hold', { onHold: true }, holdingReasons.onHold],
    [
      'still Pending while another is Current',
      { decision: 'Pending', present: earlier },
      holdingReasons.awaitingDecision,
    ],
    [
      'still Pending while a later one is Current',
      { decision: 'Pending', present: later },
      holdingReasons.awaitingDecision,
    ],
  ])('is Holding when uploaded %s', (_, given, holdingReason) => {
    expect(standing(given)).toMatchObject({ recordStatus: 'Holding', holdingReason });
  });
});

describe('the Current record when another becomes Current with a decision', () => {
  const other = { startDate: '2026-05-01', certificationStatus: 'Certificated' } as const;
  it.each<[string, '2025-05-01' | '2026-05-01' | '2027-05-01', CertificationStatus, object]>([
    [
      'is closed and renewed',
      '2025-05-01',
      'Certificated',
      { recordStatus: 'Closed', certificationStatus: 'Expired Renewed' },
    ],
    [
      'is closed when Pending and older',
      '2025-05-01',
      'Pending',
      { recordStatus: 'Closed', certificationStatus: 'Pending' },
    ],
    ['is closed when Pending and of the same day', '2026-05-01', 'Pending', { recordStatus: 'Closed' }],
    [
      'waits for its decision when Pending and newer',
      '2027-05-01',
      'Pending',
      { recordStatus: 'Holding', certificationStatus: 'Pending', holdingReason: holdingReasons.awaitingDecision },
    ],
  ])('%s', (_, startDate, certificationStatus, becomes) => {
    expect(standingWhenDisplaced({ startDate, certificationStatus }, other)).toMatchObject(becomes);
  });
});

describe('the standing of a record whose report is replaced', () => {
  const was = (recordStatus: 'Current' | 'Holding' | 'Archived', certificationStatus: CertificationStatus) => ({
    recordStatus,
    certificationStatus,
  });
  it.each<[string, Partial<Reported>, string, string]>([
    ['stays Current', { replaced: was('Current', 'Pending') }, 'Current', 'Certificated'],
    [
      'stays Current when undecided again',
      { replaced: was('Current', 'Certificated'), decision: 'Pending' },
      'Current',
      'Pending',
    ],
    ['stays Archived', { replaced: was('Archived', 'Certificated') }, 'Archived', 'Certificated'],
    [
      'stays Archived while another is Current',
      { replaced: was('Archived', 'Pending'), present: earlier },
      'Archived',
      'Certificated',
    ],
    [
      'leaves Holding with its decision',
      { replaced: was('Holding', 'Pending'), present: earlier },
      'Current',
      'Certificated',
    ],
    [
      'leaves Holding as history when older than the Current one',
      { replaced: was('Holding', 'Pending'), present: later, follower: 'Certificated' },
      'Closed',
      'Expired Renewed',
    ],
    ['stays Suspended', { replaced: was('Current', 'Suspended') }, 'Current', 'Suspended'],
    ['stays Withdrawn', { replaced: was('Current', 'Withdrawn') }, 'Current', 'Withdrawn'],
    ['stays in the interim', { replaced: was('Current', 'Interim') }, 'Current', 'Interim'],
    [
      'is no longer Suspended once it is not certificated',
      { replaced: was('Current', 'Suspended'), decision: 'Not Certificated' },
      'Current',
      'Not Certificated',
    ],
    ['is certificated again after it expired', { replaced: was('Current', 'Expired') }, 'Current', 'Certificated'],
  ])('%s', (_, given, recordStatus, certificationStatus) => {
    expect(standing(given)).toEqual({ recordStatus, certificationStatus, holdingReason: null });
  });

  it('stays Holding when its company replaces its own upload', () => {
    expect(standing({ byOwner: true, replaced: was('Holding', 'Certificated') })).toMatchObject({
      recordStatus: 'Holding',
      holdingReason: holdingReasons.byOwner,
    });
  });
});

describe('a record with a successor', () => {
  it.each<[CertificationStatus, CertificationStatus, CertificationStatus]>([
    ['Certificated', 'Certificated', 'Expired Renewed'],
    ['Start! Basic', 'Start! Intermediate', 'Expired Renewed'],
    ['Start! Intermediate', 'Start! Intermediate', 'Expired Renewed'],
    ['Interim', 'Certificated', 'Expired Renewed'],
    ['Expired', 'Certificated', 'Expired Renewed'],
    ['Certificated', 'Not Certificated', 'Withdrawn'],
    ['Start! Basic', 'Not Certificated', 'Withdrawn'],
    ['Interim', 'Not Certificated', 'Withdrawn'],
    ['Expired', 'Not Certificated', 'Withdrawn'],
    ['Not Certificated', 'Certificated', 'Not Certificated'],
    ['Suspended', 'Certificated', 'Suspended'],
    ['Withdrawn', 'Certificated', 'Withdrawn'],
    ['Pending', 'Certificated', 'Pending'],
  ])('%s followed by %s becomes %s', (status, followedBy, becomes) => {
    expect(statusWhenFollowed(status, followedBy)).toBe(becomes);
  });
});

describe('the table of transitions', () => {
  const { accept, hold, follow, validate, unarchive } = recordTransitions;
  const { renew, lose } = certificationTransitions;
  const days = ['2025-05-01', '2026-05-01', '2027-05-01'];
  const others = [
    undefined,
    ...certificationStatuses.flatMap((certificationStatus) =>
      days.map((startDate) => ({ startDate, certificationStatus })),
    ),
  ];

  it('has every standing of a new record', () => {
    for (const decision of decidedStatuses)
      for (const present of others)
        for (const held of [{}, { byOwner: true }, { onHold: true }]) {
          const allowed: readonly string[] = 'byOwner' in held || 'onHold' in held ? hold.to : accept.to;
          expect(allowed).toContain(standing({ decision, present, ...held }).recordStatus);
        }
  });

  it('has every standing of the replaced record, with the outcome for its certification', () => {
    for (const present of others)
      for (const other of others) {
        if (!present || !other || other.certificationStatus === 'Pending') continue;
        const after = standingWhenDisplaced(present, other);
        expect(follow.to).toContain(after.recordStatus);
        if (after.certificationStatus === present.certificationStatus) continue;
        expect(renew.from).toContain(present.certificationStatus);
        expect([...renew.to, ...lose.to]).toContain(after.certificationStatus);
      }
  });

  it('has every standing of a validated or unarchived record', () => {
    for (const certificationStatus of certificationStatuses)
      for (const present of others)
        for (const validationDate of [null, '2026-05-20']) {
          const stored = { startDate: '2026-05-01', certificationStatus, holdingReason: null, validationDate };
          const neighbours = {
            present,
            follower: present && present.startDate > stored.startDate ? present : undefined,
          };
          expect(validate.to).toContain(standingWhenValidated(stored, neighbours).recordStatus);
          expect(unarchive.to).toContain(standingWhenUnarchived(stored, neighbours).recordStatus);
        }
  });
});

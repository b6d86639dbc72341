import type { Auditor, Qualification } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useChoices } from '../../../blocks/lookups.tsx';
import { quietAuditorCalls } from '../auditor.parts.tsx';
import { type HeldQualification, keyOf } from './auditor-values.parts.tsx';

/** A category or technology of a standard, for which an auditor may be qualified. */
export interface Entity {
  of: Pick<HeldQualification, 'entityType' | 'entityId'>;
  name: string;
  standardId: string;
}

const technologiesQuery = queryOptions({
  queryKey: ['lookup', 'technology'],
  queryFn: () => quietAuditorCalls.technologies(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The technologies of the standards that have any, and the categories of the others. */
export const useOfferedEntities = (): readonly Entity[] => {
  const standards = useChoices('standard');
  const categories = useChoices('category');
  const { data: technologies } = useQuery(technologiesQuery);
  if (!technologies) return [];
  const withTechnologies = new Set(technologies.map(({ standardId }) => standardId));
  const idOf = new Map(standards.map(({ id, name }) => [name, id]));
  return [
    ...technologies.map(({ technologyId, standardId, name }) => ({
      of: { entityType: 'technology' as const, entityId: technologyId },
      name,
      standardId,
    })),
    ...categories.flatMap(({ id, name, hint = '' }) => {
      const standardId = idOf.get(hint);
      if (standardId === undefined || withTechnologies.has(standardId)) return [];
      return [{ of: { entityType: 'category' as const, entityId: id }, name, standardId }];
    }),
  ];
};

const storedEntities = (auditor: Auditor | undefined): Entity[] =>
  (auditor?.standards ?? []).flatMap(({ id: standardId, qualifications }) =>
    qualifications.map(({ entityType, entityId, entityName: name }) => ({
      of: { entityType, entityId },
      name,
      standardId,
    })),
  );

/** What an auditor may be qualified for, and is. */
export const useEntities = (auditor: Auditor | undefined) => {
  const offered = useOfferedEntities();
  const known = new Map([...offered, ...storedEntities(auditor)].map((entity) => [keyOf(entity.of), entity]));
  const qualifications = new Map<string, Qualification>(
    auditor?.standards.flatMap((standard) =>
      standard.qualifications.map((held) => [held.qualificationId, held] as const),
    ),
  );
  return {
    entityOf: (row: HeldQualification) => known.get(keyOf(row)),
    storedOf: ({ externalId = '' }: HeldQualification) => qualifications.get(externalId),
    /** What a standard offers and the profile does not have. */
    left: (standardId: string, held: readonly HeldQualification[]) => {
      const taken = new Set(held.map(keyOf));
      return offered.filter((entity) => entity.standardId === standardId && !taken.has(keyOf(entity.of)));
    },
  };
};

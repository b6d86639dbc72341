import { type Permission, permissionMatrix, type Role } from '@attestry/contract/kernel/permissions.ts';
import type { ModelAudit } from './entities/audit-rows.ts';
import type { ModelCompany } from './entities/company.ts';
import type { ModelOrganisation, ModelShare } from './entities/share.ts';
import type { ModelSite } from './entities/site.ts';
import type { ModelPerson, ModelWorld } from './model-world.ts';

const standardsBody = ['{body} Admin', '{body} Audit Admin', '{body} Auditor Admin', '{body} User'];
const certificationBody = [
  'CB Full Admin',
  'CB Audit Admin',
  'CB Auditor Admin',
  'CB Read Only User',
  'CB BI User',
  'CB BI User T',
];
const companyUsers = ['Company User', 'Company BI S User', 'Company BI BO User', 'Company BI SC User'];

const holds = (role: Role, permission: Permission): boolean => {
  const [area = '', action = ''] = permission.split('.');
  const row: Partial<Record<string, string>> = permissionMatrix[role];
  return (row[area] ?? '').split(' ').includes(action);
};

/** The person's organisations by type; an office counts for its certification body. */
const ownOf = (world: ModelWorld, { organisations }: ModelPerson) => {
  const idsOf = (type: ModelOrganisation['type']) =>
    organisations.filter((one) => one.type === type).map(({ id }) => id);
  const offices = world.offices.filter(({ id }) => idsOf('Office').includes(id));
  return {
    companies: idsOf('Company'),
    sites: idsOf('Site'),
    bodies: [...idsOf('CertificationBody'), ...offices.map(({ bodyId }) => bodyId)],
    accredited: world.bodies
      .filter(({ accreditedBy }) => accreditedBy && idsOf('AccreditationBody').includes(accreditedBy))
      .map(({ id }) => id),
  };
};

/** What the models need to know about a person. */
export const viewpointOf = (world: ModelWorld, person: ModelPerson) => {
  const { role } = person;
  const own = ownOf(world, person);
  const isWithMe = ({ type, id }: ModelOrganisation) =>
    (type === 'Company' && own.companies.includes(id)) ||
    (type === 'Site' && own.sites.includes(id)) ||
    (type === 'CertificationBody' && own.bodies.includes(id));
  const auditsOfSite = ({ id }: ModelSite) => world.audits.filter((audit) => audit.siteId === id);
  const sitesOf = ({ id }: ModelCompany) => world.sites.filter((site) => site.companyId === id);
  const isShared = (of: ModelShare['of'], id: string) =>
    world.shares.some((share) => share.of === of && share.id === id && isWithMe(share.with));
  const blocksSharing = (companyId: string) =>
    world.companies.some(({ id, blocksSharing }) => id === companyId && blocksSharing);
  return {
    world,
    role,
    own,
    isBody: standardsBody.includes(role),
    isCb: certificationBody.includes(role),
    isCompany: companyUsers.includes(role),
    isSite: role === 'Site User',
    isAb: role === 'AB User',
    may: (permission: Permission) => holds(role, permission),
    isShared,
    /** Shared through its site or the site's company; an owner that is another company may block that. */
    isReachedAt: ({ siteId, ownerId }: ModelAudit, companyId: string) =>
      (isShared('site', siteId) || isShared('company', companyId)) &&
      (ownerId === companyId || !blocksSharing(ownerId)),
    isOfRecord: ({ bodyId }: ModelAudit) => own.bodies.includes(bodyId),
    isAccredited: ({ status, bodyId }: ModelAudit) => status !== 'Holding' && own.accredited.includes(bodyId),
    auditsOfSite,
    sitesOf,
    auditsOfCompany: (company: ModelCompany) => sitesOf(company).flatMap(auditsOfSite),
    blocksSharing,
  };
};
export type Viewpoint = ReturnType<typeof viewpointOf>;

const isCurrent = ({ status }: ModelAudit) => status === 'Current';

/** A certification body with a Current audit there; to archive, it must be the only one. */
export const isBodyOfCurrent = ({ isOfRecord }: Viewpoint, audits: ModelAudit[]) =>
  audits.filter(isCurrent).some(isOfRecord);
export const mayArchive = (me: Viewpoint, audits: ModelAudit[]) =>
  me.isBody || (me.isCb && isBodyOfCurrent(me, audits) && audits.filter(isCurrent).every(me.isOfRecord));
export const isCreator = ({ own }: Viewpoint, { createdBy }: { createdBy: string | undefined }) =>
  createdBy !== undefined && own.bodies.includes(createdBy);

/** The tables whose rows have visibility rules of their own. */
export type Modelled = Exclude<keyof ModelWorld, 'bodies' | 'offices' | 'shares' | 'favourites'>;

/** Whether the person sees a row of a table: what one record shows may depend on the visibility of others. */
export type Sees = (table: string, row: { id: string }) => boolean;

/** The model of one entity. */
export interface ModelOf<Row, Visuals> {
  sees(row: Row): boolean;
  /** The abilities of the row in a list. */
  visuals(row: Row): Visuals;
  /** Further abilities of the record on its own page. */
  visualsWhenOpen?(row: Row): object;
  /** What reading it returns in addition to its abilities. */
  facts(row: Row, sees: Sees): object;
  /** Whether a text at `table.column` of the row, or of rows that belong to it, may be shown. */
  mayShow(row: Row, place: string, sees: Sees): boolean;
}

/** What the model expects for one record. */
export interface Expected {
  sees: boolean;
  visuals(): Record<string, boolean>;
  /** What reading it returns. */
  read(): object;
  mayShow(place: string): boolean;
}

/** Looks up what an entity's model expects for a row's id. */
export const modelled =
  <Row extends { id: string }>(
    rowsOf: (world: ModelWorld) => readonly Row[],
    modelOf: (me: Viewpoint) => ModelOf<Row, Record<string, boolean>>,
  ) =>
  (me: Viewpoint, sees: Sees) => {
    const model = modelOf(me);
    return (id: string): Expected | undefined => {
      const row = rowsOf(me.world).find((one) => one.id === id);
      return (
        row && {
          sees: model.sees(row),
          visuals: () => model.visuals(row),
          read: () => ({
            visuals: { ...model.visuals(row), ...model.visualsWhenOpen?.(row) },
            ...model.facts(row, sees),
          }),
          mayShow: (place) => model.mayShow(row, place, sees),
        }
      );
    };
  };

import { auditorApi } from '@attestry/contract/features/auditor/auditor.api.ts';

const keeper = `left join lateral (select auditor.id from auditor_certification_body as link join auditor on auditor.body = link.certification_body_id
    where link.auditor_id = profile.id limit 1) as keeper on true`;
const validator = `cross join (select min(id) as id from app_user where role = '{body} Auditor Admin') as validator`;
const profiles = 'public.auditor as profile';

/** What happened to the profiles of auditors, for the record of changes. There, \`auditor\` are the people of certification bodies. */
export const changesOfAuditors = [
  `select created_at, 'auditor', profile.id, 'auditor', '${auditorApi.create.summary}', keeper.id,
      jsonb_build_object('first_name', jsonb_build_array(null, first_name), 'last_name', jsonb_build_array(null, last_name),
        'status', '[null, "In Progress"]'::jsonb)
    from ${profiles} ${keeper}`,
  `select coalesce(least(validated_at, submitted_at), submitted_at) - interval '3 days', 'auditor', profile.id, 'auditor',
      '${auditorApi.update.summary}', keeper.id, '{"status": ["In Progress", "In Revision"]}'
    from ${profiles} ${keeper} where submitted_at is not null`,
  `select validated_at, 'auditor', profile.id, 'auditor', '${auditorApi.validate.summary}', validator.id,
      '{"status": ["In Revision", "Validated"]}'
    from ${profiles} ${validator} where validated_at is not null`,
  `select submitted_at, 'auditor', profile.id, 'auditor', '${auditorApi.update.summary}', keeper.id,
      '{"status": ["Validated", "In Revision"]}' || (
        select jsonb_object_agg(key, jsonb_build_array(content -> key, to_jsonb(profile) -> key))
        from jsonb_object_keys(content) as key where content -> key <> to_jsonb(profile) -> key)
    from ${profiles} join auditor_validated on auditor_id = profile.id ${keeper} where status <> 'Validated'`,
  `select modification_requested_at, 'auditor', profile.id, 'auditor', '${auditorApi.reject.summary}', validator.id,
      jsonb_build_object('status', '["In Revision", "Not Validated"]'::jsonb,
        'modification_comment', jsonb_build_array(null, modification_comment))
    from ${profiles} ${validator} where modification_requested_at is not null`,
  `select held.status_at + interval '1 hour', 'auditor', held.auditor_id, concat_ws('.', 'auditor_qualification', held.entity),
      '${auditorApi.suspendQualification.summary}', validator.id, '{"status": ["Validated", "Suspended"]}'
    from auditor_qualification as held ${validator} where held.status = 'Suspended'`,
];

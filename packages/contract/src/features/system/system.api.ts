import { changeLog } from '../../kernel/change-log.ts';
import { feature, get, post } from '../../kernel/endpoint.ts';
import { systemErrors } from './system.errors.ts';
import { system, systemWork, workId } from './system.schema.ts';

const path = '/administration/api/System';

export const systemApi = feature({
  read: {
    ...get(path, 'Administration.View', 'Read settings, feature flags, storage and version of the directory'),
    response: system,
  },
  work: {
    ...get(`${path}/work`, 'Administration.View', 'List the jobs and mails that wait or failed'),
    response: systemWork,
  },
  retryJob: {
    ...post(`${path}/jobs/:id/retry`, 'Administration.Revise', 'Try job again'),
    params: workId,
    response: workId,
    errors: [systemErrors.underWay],
  },
  retryMail: {
    ...post(`${path}/mails/:id/retry`, 'Administration.Revise', 'Try mail again'),
    params: workId,
    response: workId,
    errors: [systemErrors.underWay, systemErrors.linkEnded],
    transaction: 'handler',
  },
  changeLog: {
    ...get(`${path}/changeLog`, 'Administration.View', 'Read who tried jobs and mails again'),
    ...changeLog,
  },
});

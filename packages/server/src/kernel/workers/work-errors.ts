/** The worker was stopped because it exceeded its time limit, for its work or for its start. */
export class WorkTimedOut extends Error {
  override readonly name = 'WorkTimedOut';
}

/** The engine stopped the worker because its heap exceeded the memory limit. */
export class WorkOutOfMemory extends Error {
  override readonly name = 'WorkOutOfMemory';
}

/** The work threw, the worker could not start or ended early, or its message could not be sent. */
export class WorkFailed extends Error {
  override readonly name = 'WorkFailed';
}

/** The work was not started: too much is waiting. */
export class WorkQueueFull extends Error {
  override readonly name = 'WorkQueueFull';
}

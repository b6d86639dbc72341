/** The worker was stopped because it had not answered within the time limit (or not started within its own). */
export class WorkTimedOut extends Error {
  override readonly name = 'WorkTimedOut';
}

/** The worker was stopped by the engine because its heap passed the memory limit. */
export class WorkOutOfMemory extends Error {
  override readonly name = 'WorkOutOfMemory';
}

/** The work threw, the worker could not start or ended early, or its message could not be sent. */
export class WorkFailed extends Error {
  override readonly name = 'WorkFailed';
}

/** Nothing was started: too much work waits already. */
export class WorkQueueFull extends Error {
  override readonly name = 'WorkQueueFull';
}

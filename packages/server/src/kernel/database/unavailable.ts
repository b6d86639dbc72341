/**
 * SQLSTATE: connection failures, shutdown and start of the server, too many connections, a statement timeout, a
 * deadlock; and the system's codes for an unreachable server.
 */
const codes = /^(08\w{3}|57P0[1-3]|53300|57014|40P01|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/;
/** The driver and its pool report these without a code. */
const messages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether a failure means that the database could not do the work now, so that a retry may succeed. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.test(String(error.code))) || messages.test(error.message);
};

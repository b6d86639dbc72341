/** The whole form of an edit: what it leaves out is as it stands. */
export const completed = <F extends object>(present: F, edit: { [K in keyof F]?: F[K] | undefined }): F =>
  ({ ...present, ...edit }) as F;

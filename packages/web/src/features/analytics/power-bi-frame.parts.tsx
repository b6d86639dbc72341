import type { EmbeddedReport } from '@attestry/contract/features/analytics/analytics.schema.ts';
import type { models, Report, service } from 'powerbi-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { i18n } from '../../kernel/texts.ts';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import styles from './power-bi-frame.module.css';

/** Power BI shows large reports within half a minute, or not at all. */
const patienceMs = 45_000;

/** One for each origin, because none can be closed. */
const services = new Map<string, Promise<service.Service>>();

/** The vendor's library, held to talk to frames of one origin alone: by itself it would talk to any. */
const openService = async (origin: string): Promise<service.Service> => {
  const { factories, service: vendor } = await import('powerbi-client');
  return new vendor.Service(
    (...given) => Object.assign(factories.hpmFactory(...given), { defaultTargetOrigin: origin }),
    (...given) =>
      Object.assign(factories.wpmpFactory(...given), { receivedMessageValidation: { expectedMessageOrigin: origin } }),
    factories.routerFactory,
  );
};

const serviceOf = (origin: string): Promise<service.Service> => {
  const opened = services.get(origin) ?? openService(origin);
  services.set(origin, opened);
  // A library that could not be loaded is asked for again the next time.
  opened.catch(() => services.delete(origin));
  return opened;
};

/** Values of the library's enumerations, which exist only once it is loaded. */
const embedToken: models.TokenType.Embed = 1;
const fatal: models.TraceType.Fatal = 6;

const configOf = ({ reportId, embedUrl, embedToken: accessToken }: EmbeddedReport) => ({
  type: 'report',
  id: reportId,
  embedUrl,
  accessToken,
  tokenType: embedToken,
  settings: { localeSettings: { language: i18n.locale } },
});

interface Watched {
  onShown: () => void;
  onFailed: () => void;
}

/** After a report is shown, only what ends it is a failure: one visual that fails says so in its place. */
const endsReport = ({ level, message }: models.IError): boolean => level === fatal || message === 'TokenExpired';

const watch = (frame: Report, { onShown, onFailed }: Watched) => {
  let shown = false;
  frame.on('loaded', () => {
    shown = true;
    onShown();
  });
  frame.on<models.IError>('error', ({ detail }) => {
    if (!shown || endsReport(detail)) onFailed();
  });
};

/** Embeds the report in the element; returns what takes it out again, and what gives it another token. */
const embed = async (element: HTMLElement, report: EmbeddedReport, watched: Watched) => {
  const { Report: ofReport } = await import('powerbi-client');
  const vendor = await serviceOf(new URL(report.embedUrl).origin);
  const frame = vendor.embed(element, configOf(report));
  if (!(frame instanceof ofReport)) throw new Error('The library embedded something else than a report');
  frame.setComponentTitle(report.name);
  watch(frame, watched);
  return { close: () => vendor.reset(element), renew: (token: string) => frame.setAccessToken(token) };
};

type Embedded = Awaited<ReturnType<typeof embed>>;

interface FrameProps {
  report: EmbeddedReport;
  onFailed: () => void;
}

/** Gives up on a frame that is not shown in time. */
const usePatience = (isShown: boolean, fail: () => void) => {
  const giveUp = useEffectEvent(fail);
  useEffect(() => {
    if (isShown) return;
    const patience = setTimeout(() => giveUp(), patienceMs);
    return () => clearTimeout(patience);
  }, [isShown]);
};

/** A report of Power BI in a frame. A later token replaces the earlier one without loading the report again. */
export const PowerBiFrame = ({ report, onFailed }: FrameProps) => {
  const place = useRef<HTMLDivElement>(null);
  const embedded = useRef<Embedded>(undefined);
  const [isShown, setIsShown] = useState(false);
  const fail = useEffectEvent(onFailed);
  const open = useEffectEvent((element: HTMLElement) =>
    embed(element, report, { onShown: () => setIsShown(true), onFailed: fail }),
  );

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let left = false;
    open(element).then(
      (opened) => (left ? opened.close() : Object.assign(embedded, { current: opened })),
      () => left || fail(),
    );
    return () => {
      left = true;
      embedded.current?.close();
    };
  }, []);

  useEffect(() => {
    embedded.current?.renew(report.embedToken).catch(() => fail());
  }, [report.embedToken]);

  usePatience(isShown, onFailed);

  return (
    <div className={styles.frame}>
      {!isShown && (
        <div role="status" aria-label={i18n.t('Loading {name}', { name: report.name })} className={styles.loading}>
          <LineSkeletons lines={10} />
        </div>
      )}
      <div ref={place} className={styles.place} />
    </div>
  );
};

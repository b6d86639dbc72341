import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { i18n } from '../kernel/texts.ts';
import styles from './field-row.module.css';
import { type Filling, Missing, MissingInRow } from './missing.tsx';
import { Unfilled } from './unfilled.tsx';

interface Row {
  label: string;
  filling: Filling;
}

interface RowsAround {
  /** Whether the rows that can be filled in are shown. */
  opened: boolean;
  /** Reports the state of a row; undefined once the row is unmounted. */
  report: (id: string, row?: Row) => void;
}

const Around = createContext<RowsAround>({ opened: false, report: () => undefined });

const useReportedRows = () => {
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(new Map());
  const report = useCallback<RowsAround['report']>((id, row) => {
    setRows((before) => {
      const next = new Map(before);
      if (row) next.set(id, row);
      else next.delete(id);
      return next;
    });
  }, []);
  return { rows: [...rows.values()], report };
};

/** Shows the rows that can be filled in, with the first one's editor open. */
const useOpening = () => {
  const [opened, setOpened] = useState(false);
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => {
    if (opened) list.current?.querySelector<HTMLElement>('[data-filling="fillable"] button')?.click();
  }, [opened]);
  return { opened, list, open: () => setOpened(true) };
};

interface FieldRowsProps {
  /** The address of the form that fills in what is missing, for readers who may open it. */
  fillIn?: string | undefined;
  children: ReactNode;
}

/** Rows of label and value in a panel. Missing values are left out; readers who may fill them in see their names. */
export const FieldRows = ({ fillIn, children }: FieldRowsProps) => {
  const { rows, report } = useReportedRows();
  const { opened, list, open } = useOpening();
  const missing = rows.filter(({ filling }) => filling !== 'filled');
  const unfilled = fillIn === undefined ? missing.filter(({ filling }) => filling === 'fillable') : missing;
  const isEmpty = missing.length > 0 && missing.length === rows.length && unfilled.length === 0;
  return (
    <Around value={{ opened, report }}>
      <dl ref={list} className={styles.rows}>
        {children}
      </dl>
      {isEmpty && (
        <p className={styles.note} data-says-nothing>
          {i18n.t('No data')}
        </p>
      )}
      {unfilled.length > 0 && !opened && (
        <Unfilled labels={unfilled.map(({ label }) => label)} fillIn={fillIn} onOpen={open} />
      )}
    </Around>
  );
};

const isBlank = (value: ReactNode) => value === undefined || value === null || value === '';

/** A text keeps its own direction in a page of either direction. */
const shownOf = (value: ReactNode) => (typeof value === 'string' ? <bdi>{value}</bdi> : value);

export const FieldRow = ({ label, children }: { label: string; children?: ReactNode }) => {
  const id = useId();
  const { opened, report } = use(Around);
  const [filling, setFilling] = useState<Filling>('filled');
  useLayoutEffect(() => {
    report(id, { label, filling });
    return () => report(id);
  }, [report, id, label, filling]);
  const isShown = filling === 'filled' || (opened && filling === 'fillable');
  return (
    <div className={styles.row} hidden={!isShown} data-filling={filling}>
      <dt>{label}</dt>
      <dd>
        <MissingInRow value={setFilling}>{isBlank(children) ? <Missing /> : shownOf(children)}</MissingInRow>
      </dd>
    </div>
  );
};

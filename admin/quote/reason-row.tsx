import { useId, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import type { Line } from './discount.ts';
import type { LineProps } from './line-props.ts';

const KEY = 'millwright.quote.reason';
/** Whoever discounts ten lines does it for one reason. */
export const lastReason = (): string => sessionStorage.getItem(KEY) ?? '';
export const rememberReason = (reason: string): void => sessionStorage.setItem(KEY, reason);

interface Props extends Pick<LineProps, 't'> {
  readonly ref: Ref<HTMLInputElement>;
  readonly line: Line;
  /** Prices were typed; otherwise it only shows what went wrong. */
  readonly asks: boolean;
  readonly problem: string;
  readonly busy: boolean;
  readonly save: (reason: string) => Promise<boolean>;
  readonly cancel: () => void;
}

/** Below the line whose price is being changed: why. Enter saves, Escape cancels. */
export function ReasonRow({ ref, line, asks, problem, busy, save, cancel, t }: Props) {
  const list = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    rememberReason(reason);
    void save(reason);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  };
  return (
    <tr className="reason">
      <td className="wide" colSpan={11}>
        {asks && (
          <form onSubmit={submit} onKeyDown={onKeyDown}>
            <label>
              {t('quote.reason')}{' '}
              <input
                ref={ref}
                name="reason"
                list={list}
                defaultValue={lastReason()}
                required
                maxLength={300}
                aria-label={t('quote.reasonOfLine', { line: line.lineId })}
              />
            </label>
            <datalist id={list}>
              {['volume', 'contract', 'competitor', 'loyal', 'rounding'].map((reason) => (
                <option key={reason} value={t(`quote.reasons.${reason}`)} />
              ))}
            </datalist>
            <button className="primary" disabled={busy}>
              {t('quote.save')}
            </button>
            <button type="button" onClick={cancel}>
              {t('ra.action.cancel')}
            </button>
          </form>
        )}
        {problem && (
          <div role="alert" style={{ color: '#B3261E' }}>
            {problem}{' '}
            {!asks && (
              <button type="button" onClick={cancel}>
                {t('ra.action.close')}
              </button>
            )}
          </div>
        )}
      </td>
    </tr>
  );
}

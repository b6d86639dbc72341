// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../kernel/queries.ts';
import { useAfterRows } from './after-rows.ts';

afterEach(() => void vi.unstubAllGlobals());

it('lets what surrounds a list be read only when its rows have come and are painted', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const paint = async () => {
    for (const frame of frames.splice(0)) frame(0);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const client = createQueryClient(0);
  let answer = (_rows: string[]) => undefined as unknown;
  const rows = new Promise<string[]>((resolve) => {
    answer = resolve;
  });
  void client.fetchQuery({ queryKey: ['list', 'mills'], queryFn: () => rows });
  const { result } = renderHook(useAfterRows, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await act(paint);
  expect(result.current).toBe(false);
  await act(async () => void answer(['Polar Mill']));
  await waitFor(() => expect(frames).toHaveLength(1));
  expect(result.current).toBe(false);
  await act(paint);
  expect(result.current).toBe(true);
});

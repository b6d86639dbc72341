// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { later } from './later.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

const show = (Part: typeof Greeting) =>
  render(
    <Suspense fallback={<p>Wait</p>}>
      <Part name="Ada" />
    </Suspense>,
  );

afterEach(cleanup);

/** Renders a part only after it has been painted without it. */
const Page = ({ part: Part }: { part: typeof Greeting }) => {
  const [isShown, setShown] = useState(false);
  useEffect(() => void setTimeout(setShown, 0, true), []);
  return <Suspense>{isShown && <Part name="Ada" />}</Suspense>;
};

it('a component is loaded when it is rendered, in a way that React does not warn of', async () => {
  const warned = vi.spyOn(console, 'error');
  const load = () => new Promise<typeof Greeting>((resolve) => setTimeout(resolve, 20, Greeting));
  render(<Page part={later(load)} />);
  expect(await screen.findByText('Hello Ada')).toBeDefined();
  expect(warned).not.toHaveBeenCalled();
});

it('a component that was loaded before is there at once', async () => {
  const Part = later(async () => Greeting);
  await Part.preload();
  show(Part);
  expect(screen.getByText('Hello Ada')).toBeDefined();
});

it('a component that could not be loaded before is loaded again', async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('It is not there'));
  const Part = later(load);
  expect(await Part.preload()).toBe(false);
  expect(await Part.preload()).toBe(true);
  show(Part);
  expect(screen.getByText('Hello Ada')).toBeDefined();
});

it('a component that could not be loaded where it was rendered is loaded again', async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('It is not there'));
  const Part = later(load);
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(act(async () => void show(Part))).rejects.toThrow('It is not there');
  await act(async () => void show(Part));
  expect(screen.getByText('Hello Ada')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a component that cannot be loaded fails where it is rendered', async () => {
  const Part = later<typeof Greeting>(async () => {
    throw new Error('It is not there');
  });
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(act(async () => void show(Part))).rejects.toThrow('It is not there');
});

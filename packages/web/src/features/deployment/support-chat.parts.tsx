import type { chatApi } from '@attestry/contract/features/deployment/deployment.api.ts';
import { callOf } from '@attestry/contract/kernel/client.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { quietSend } from '../../kernel/api.ts';
import { useConfiguration } from '../../kernel/configuration.ts';
import { session } from '../../kernel/session.ts';

const generateHash = callOf(quietSend)<(typeof chatApi)['generateHash']>('GET', '/PublicDirectory/api/GenerateHash');

/** What proves to the chat who is signed in; nothing for a visitor, undefined until it is known. */
const useIdentity = (): Readonly<Record<string, string>> | undefined => {
  const email = session.profile()?.email;
  const { data: identityHash } = useQuery({
    queryKey: ['chat', email],
    queryFn: () => generateHash({ query: { email: email ?? '' } }),
    enabled: email !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (email === undefined) return {};
  return identityHash === undefined ? undefined : { email, identityHash };
};

/** Loads the script of the support chat, which draws itself. It reads who is asking from its own element. */
export const SupportChat = () => {
  const chat = useConfiguration()?.chat;
  const identity = useIdentity();
  const facts = chat && identity && JSON.stringify({ appId: chat.appId, ...identity });
  useEffect(() => {
    if (!chat || !facts) return;
    const script = document.createElement('script');
    script.src = chat.script;
    script.async = true;
    Object.assign(script.dataset, JSON.parse(facts));
    document.body.append(script);
    return () => script.remove();
  }, [chat, facts]);
  return null;
};

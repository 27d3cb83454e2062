/** How long the other tabs have to answer, in milliseconds: one that draws a long text answers late. */
const patience = 300;

type Message = 'ask' | readonly string[];

/** Which forms are open, where the browser has no locks to tell it: the tabs ask each other, and one that died is silent. */
export interface ToldForms {
  /** Forms that are open in this tab, and in those that answer in time. */
  ask(): Promise<ReadonlySet<string>>;
  /** Answers for a form until the returned function is called. */
  hold(form: string): () => void;
  close(): void;
}

/** The forms of this tab, told to the others over a channel. */
export function toldForms(): ToldForms {
  const channel = new BroadcastChannel('console-drafts');
  const own = new Set<string>();
  const questions = new Set<Set<string>>();
  const send = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data !== 'ask') for (const answers of questions) for (const form of data) answers.add(form);
    else if (own.size > 0) send([...own]);
  };
  return {
    ask: async () => {
      const answers = new Set(own);
      questions.add(answers);
      send('ask');
      await new Promise((resolve) => setTimeout(resolve, patience));
      questions.delete(answers);
      return answers;
    },
    hold: (form) => {
      own.add(form);
      return () => own.delete(form);
    },
    close: () => channel.close(),
  };
}

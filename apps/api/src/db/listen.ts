import { Client } from 'pg';

/** The trigger on the table `live_events` sends notifications to it. */
const CHANNEL = 'maidan_live';
/** Milliseconds before a lost connection is opened again. */
const RECONNECT_AFTER = 1000;

/**
 * Calls `onWake` when a process has committed live events, and after every gap in listening.
 * @param onLost receives the reason for a lost connection, which is reopened automatically
 * @returns a function that stops listening
 */
export function listenForEvents(url: string, onLost: (error: Error) => void) {
  return (onWake: () => void): (() => void) => {
    let client: Client | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    async function close(): Promise<void> {
      const open = client;
      client = null;
      await open?.end().catch(() => undefined);
    }

    function lost(error: Error): void {
      if (client === null || isOver) return;
      onLost(error);
      void close();
      timer = setTimeout(() => void connect(), RECONNECT_AFTER);
    }

    async function connect(): Promise<void> {
      const opened = new Client({ connectionString: url, application_name: 'maidan-api-live', keepAlive: true });
      client = opened;
      opened.on('error', lost);
      opened.on('end', () => client === opened && lost(new Error('the connection for live events ended')));
      opened.on('notification', onWake);
      try {
        await opened.connect();
        await opened.query(`listen ${CHANNEL}`);
        onWake();
      } catch (error) {
        if (client === opened) lost(error as Error);
      }
    }

    void connect();
    return () => {
      isOver = true;
      clearTimeout(timer);
      void close();
    };
  };
}

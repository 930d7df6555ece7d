/** Collects the live preview's events until `enough` have arrived or the server has ended. */
export async function toldEvents(address: URL, enough: number, headers: Record<string, string> = {}) {
  const events: { name: string; id: string; data: unknown }[] = [];
  const stopped = new AbortController();
  const response = await fetch(address, { headers, signal: stopped.signal });
  const decoder = new TextDecoder();
  let text = "";
  const done = (async () => {
    for await (const chunk of response.body!) {
      text += decoder.decode(chunk, { stream: true });
      const whole = text.split("\n\n");
      text = whole.pop() ?? "";
      for (const part of whole) {
        const [, name, id, data] = /^event: (.*)\nid: (.*)\ndata: (.*)$/.exec(part) ?? [];
        if (name) events.push({ name, id: id!, data: JSON.parse(data!) });
      }
      if (events.length >= enough) return;
    }
  })().finally(() => stopped.abort());
  return { events, done };
}

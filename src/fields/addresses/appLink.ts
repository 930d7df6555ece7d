/** The addresses that visitors' own programs open, after the browser has asked. They cannot carry a script. */
const forms = {
  tel: { pattern: /^tel:\+?[0-9(][0-9().-]*$/, called: "A phone link", example: "tel:+15550100" },
  steam: {
    pattern: /^steam:\/\/[A-Za-z]/,
    called: "A Steam link",
    example: "steam://connect/play.example.com:27015",
  },
  minecraft: {
    pattern: /^minecraft:(?:\?|\/\/\??[A-Za-z])./,
    called: "A Minecraft link",
    example: "minecraft:?addExternalServer=Name|play.example.com:19132",
  },
  ts3server: {
    pattern: /^ts3server:\/\/[A-Za-z\d]/,
    called: "A TeamSpeak link",
    example: "ts3server://voice.example.com?port=9987",
  },
  mumble: {
    pattern: /^mumble:\/\/[A-Za-z\d]/,
    called: "A Mumble link",
    example: "mumble://voice.example.com:64738",
  },
} as const;

/** The schemes of these addresses: `tel`, `steam`, `minecraft` and others. */
export const appSchemes = Object.keys(forms) as readonly (keyof typeof forms)[];

/** Whether an address has one of these schemes, well written or not. */
export function hasAppScheme(address: string): boolean {
  return formOf(address) !== undefined;
}

/** Whether an address is one that a program of the visitor opens. */
export function isAppLink(address: string): boolean {
  return formOf(address)?.pattern.test(address) ?? false;
}

/** How an address with one of these schemes looks, as a sentence; `undefined` for any other. */
export function appLinkAdvice(address: string): string | undefined {
  const form = formOf(address);
  return form && `${form.called} must look like ${form.example}.`;
}

function formOf(address: string): (typeof forms)[keyof typeof forms] | undefined {
  const [, scheme = ""] = /^([a-z][a-z\d]*):/i.exec(address) ?? [];
  const known = appSchemes.find((one) => one === scheme.toLowerCase());
  return known && forms[known];
}

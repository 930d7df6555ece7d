/** The published types name the module that Node has removed. Source: https://github.com/mathiasbynens/punycode.js */
declare module "punycode/punycode.js" {
  const punycode: {
    /** Turns a host of letters a to z into that of any letters; what is not encoded stays as it is. */
    toUnicode(host: string): string;
  };
  export default punycode;
}

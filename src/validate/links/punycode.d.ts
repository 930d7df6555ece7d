/** The published types name the module that Node has removed. Source: https://github.com/mathiasbynens/punycode.js */
declare module "punycode/punycode.js" {
  const punycode: {
    /** Decodes an ASCII host to Unicode. Labels without punycode stay the same. */
    toUnicode(host: string): string;
  };
  export default punycode;
}

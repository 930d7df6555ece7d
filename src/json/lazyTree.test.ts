import { type Node, parseTree } from "jsonc-parser";
import { expect, test } from "vitest";
import { treeOf } from "./lazyTree";

test.each([
  "[]",
  " {} ",
  "null",
  '"a\\\\\\"b"',
  " [ 1 ,2\t, [ ] , { } ]\r\n",
  '{ "a" : 1 , "b\\u0041" : [true,false,null,-1.5e3], "c": { "d": "x" } }',
  '{"a":"x\\"}]{[,:","b":[["\\\\"],"\\\\\\\\"]}',
])("has the same nodes as the tree of jsonc-parser: %s", (text) => {
  expect(plain(treeOf(text))).toEqual(plain(parseTree(text)!));
});

/** A node without cycles. */
function plain({ children, parent, ...node }: Node): object {
  return { ...node, above: parent?.offset, children: children?.map(plain) };
}

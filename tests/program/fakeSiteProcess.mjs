// Stands in for the process that builds sites: what it does with one is the name of its config.
let number = 0;
process.on("message", (message) => {
  if (message.do === "begin") process.send({ is: "ready" });
  if (message.do === "end") {
    process.send({ is: "said", text: `end of ${message.do}` });
    process.disconnect();
  }
  if (message.do === "build") act(message.task.file);
});

function act(file) {
  number++;
  if (file === "stalls") for (;;);
  if (file === "hungry") {
    const held = [];
    for (;;) held.push(Array.from({ length: 1000 }, () => Math.random()));
  }
  if (file === "dies") {
    console.error("It is all too much.");
    process.exit(7);
  }
  process.send({ is: "said", text: `${file} is number ${number} of its process` });
  process.send({ is: "done", outcome: file === "broken" ? "refused" : "built" });
}

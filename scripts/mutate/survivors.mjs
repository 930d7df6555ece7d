const reported = new Set(["Survived", "NoCoverage", "Timeout"]);

/** Prints mutants that no test kills as soon as they are known, because a run may be interrupted. */
class Survivors {
  onMutantTested({ fileName, location, replacement, status }) {
    if (!reported.has(status)) return;
    console.log(`${status}: ${fileName}:${location.start.line}:${location.start.column} → ${replacement}`);
  }
}

export const strykerPlugins = [{ kind: "Reporter", name: "survivors", injectableClass: Survivors }];

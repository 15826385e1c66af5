"""The sounds of the pages, rendered without a loudspeaker and measured."""

from __future__ import annotations

import subprocess
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser

from tools import web

PLAIN: Final = """import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
const made = await transformWithOxc(readFileSync('src/lib/sounds.ts', 'utf8'), 'sounds.ts');
console.log(made.code);"""

RENDER: Final = """async ([code, sound]) => {
  const { sounded } = await import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  const audio = new OfflineAudioContext(1, 44100 * 3, 44100);
  sounded(sound, audio, audio.destination, 0);
  const data = [...(await audio.startRendering()).getChannelData(0)];
  const peak = data.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const end = data.findLastIndex((one) => Math.abs(one) > peak / 100);
  const jump = data.slice(1).reduce((most, one, at) => Math.max(most, Math.abs(one - data[at])), 0);
  const heard = data.slice(0, end + 1);

  // The loudest 50 ms, and where the energy lies in the spectrum of 4096 samples around them.
  const mean = (from, to) => Math.sqrt(heard.slice(from, to).reduce((sum, one) => sum + one * one, 0) / (to - from));
  const frames = Array.from({ length: Math.max(1, Math.ceil(heard.length / 441)) }, (_, at) => at * 441);
  const levels = frames.map((from) => mean(from, Math.min(from + 2205, heard.length)));
  const loudest = levels.indexOf(Math.max(...levels));
  const window = data.slice(frames[loudest], frames[loudest] + 4096);
  let [weight, energy, high] = [0, 0, 0];
  for (let bin = 1; bin < 1024; bin++) {
    let [re, im] = [0, 0];
    for (let at = 0; at < window.length; at++) {
      const way = (2 * Math.PI * bin * at) / 4096;
      re += window[at] * Math.cos(way);
      im += window[at] * Math.sin(way);
    }
    const power = re * re + im * im;
    energy += power;
    weight += power * bin * 44100 / 4096;
    if (bin * 44100 / 4096 > 3500) high += power;
  }
  return {
    sound, peak, seconds: end / 44100, loudness: 20 * Math.log10(levels[loudest]), first: Math.abs(data[0]),
    last: Math.abs(data[Math.min(end + 441, data.length - 1)]), jump: jump / peak, centroid: weight / energy,
    shrill: high / energy, data,
  };
}"""


class Heard(NamedTuple):
    sound: str
    peak: float  # of 1, at full volume
    seconds: float  # until it is a hundredth of its peak
    loudness: float  # dB below full scale, of the loudest 50 ms
    first: float  # the first sample …
    last: float  # … and what is left 10 ms after its end: a click, if it is not silent
    jump: float  # the steepest step from one sample to the next, as a share of the peak
    centroid: float  # hertz: where the energy lies
    shrill: float  # the share of energy above 3.5 kHz
    data: list[float]


def rendered(browser: Browser, sounds: list[str]) -> list[Heard]:
    """The sounds as they would be heard at full volume."""
    command = [(web.system_node() or web.wheel_node())[0], "--input-type=module", "-e", PLAIN]
    code = subprocess.run(command, cwd=web.WEB, check=True, capture_output=True, text=True).stdout
    page = browser.new_page()
    try:
        found: list[dict[str, Any]] = [page.evaluate(RENDER, [code, sound]) for sound in sounds]
        return [Heard(**one) for one in found]
    finally:
        page.close()
